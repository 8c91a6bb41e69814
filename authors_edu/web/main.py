"""The script that Streamlit runs for each visitor: names the pages and shows one. Nothing else."""

from authors_edu.web import navigation

if __name__ == "__main__":  # a worker process of the press imports this file and must not run it
    navigation.show()
