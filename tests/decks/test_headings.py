"""What teachers of many countries write over their columns, and that no list without a header gets one by accident."""

import tomllib
from collections import defaultdict
from importlib.resources import files

import pytest

from authors_edu.decks.check import check_file
from authors_edu.decks.headings import EITHER, FIELDS, deck_words, heading
from authors_edu.decks.model import Words
from authors_edu.decks.text import words as words_in

BLOCKS = tomllib.loads((files("authors_edu.decks") / "headers.toml").read_text(encoding="utf-8"))

# Creator and work, as they stand beside each other in a list.
PAIRS = {
    "en": """Author | Book; Author's Name | Book Title; Composer | Piece; Artist | Artwork;
        Painter | Title of painting; Scientist | Discovery; Inventor | Invention; Explorer | Voyage;
        Director | Movie title; Poet | Poem; Written by | Title; Family | Member; Band | Song; Philosopher | Work""",
    "de": """Autor | Buchtitel; Autor*in | Werk; Autor/in | Titel; Komponist | Musikstück; Name der Malerin | Gemälde;
        Dichter:in | Gedicht; Forscher | Entdeckung; Erfinder | Erfindung; Regisseur | Film; Familie | Mitglied;
        Name des Autors | Titel des Buches; Autor des Buches | Name des Werks; Band | Song; Philosoph | Werk""",
    "fr": """Auteur | Titre; Auteur(e) | Œuvre; Auteur·rice | Livre; Nom de l’auteur | Titre du livre;
        Auteur du livre | Titre de l'œuvre; Compositeur | Morceau; Peintre | Tableau; Scientifique | Découverte;
        Poète | Poème; Réalisateur | Film; Explorateur | Expédition; Famille | Membre; Auteur œuvre | Titre œuvre""",
    "es": """Autor | Título; Autor/a | Obra; Nombre del autor | Título del libro; Autor del libro | Nombre de la obra;
        Compositor | Pieza; Pintora | Cuadro; Científico | Descubrimiento; Inventor | Invento; Poeta | Poema;
        Directora | Película; Explorador | Expedición; Familia | Miembro; Autor libro | Título libro;
        Banda | Canción""",
    "it": """Autore | Titolo; Autore | Opera; Nome dell'autore | Titolo dell'opera;
        Autore del libro | Titolo del libro; Autore/autrice | Libro; Compositore | Brano; Pittore | Quadro;
        Nome pittore | Titolo dipinto; Poeta | Poesia; Scienziato | Scoperta; Inventore | Invenzione; Regista | Film;
        Esploratore | Viaggio; Famiglia | Membro; Cantante | Canzone; Scrittore | Romanzo; Architetto | Edificio;
        Nome e cognome | Opera""",
    "pt": """Autor | Título; Autor(a) | Obra; Nome do autor | Título do livro; Autor do livro | Nome da obra;
        Compositor | Peça; Pintor | Quadro; Cientista | Descoberta; Inventor | Invenção; Poeta | Poema;
        Realizador | Filme; Diretor | Filme; Explorador | Expedição; Família | Membro; Escritora | Romance;
        Banda | Música""",
    "nl": """Auteur | Titel; Schrijver | Boek; Naam van de schrijver | Titel van het boek; Naam auteur | Boektitel;
        Auteur van het boek | Naam van het werk; Componist | Muziekstuk; Schilder | Schilderij; Dichter | Gedicht;
        Wetenschapper | Ontdekking; Uitvinder | Uitvinding; Regisseur | Film; Kunstenaar | Kunstwerk; Familie | Lid;
        Band | Liedje; Ontdekkingsreiziger | Reis""",
    "pl": """Autor | Tytuł; Autor książki | Tytuł książki; Imię i nazwisko autora | Tytuł utworu; Pisarz | Dzieło;
        Autor/ka | Książka; Kompozytor | Utwór; Malarz | Obraz; Nazwisko malarza | Nazwa dzieła; Poeta | Wiersz;
        Naukowiec | Odkrycie; Wynalazca | Wynalazek; Reżyser | Film; Podróżnik | Wyprawa; Rodzina | Członek rodziny;
        Zespół | Piosenka; Twórca | Dzieło""",
    "ru": """Автор | Название; Автор книги | Название книги; Имя автора | Название произведения; Писатель | Книга;
        ФИО автора | Произведение; Композитор | Произведение; Художник | Картина; Имя художника | Название картины;
        Поэт | Стихотворение; Учёный | Открытие; Ученый | Открытие; Изобретатель | Изобретение; Режиссёр | Фильм;
        Путешественник | Экспедиция; Семья | Член семьи; Группа | Песня; Имя | Книга""",
    "uk": """Автор | Назва; Автор твору | Назва твору; Ім'я автора | Назва твору; Ім’я та прізвище автора | Твір;
        Письменник | Книга; Композитор | Твір; Художник | Картина; Поетка | Вірш; Науковець | Відкриття;
        Вчений | Відкриття; Винахідник | Винахід; Режисер | Фільм; Мандрівник | Подорож; Родина | Член родини;
        Гурт | Пісня; Прізвище | Назва книги""",
    "tr": """Yazar | Eser; Yazar adı | Eser adı; Yazarın adı | Eserin adı; YAZAR ADI | KİTAP ADI;
        Yazarın Adı Soyadı | Kitap; Kitabın yazarı | Kitabın adı; Besteci | Beste; Ressam | Tablo; Şair | Şiir;
        Bilim İnsanı | Buluş; Mucit | İcat; Kâşif | Keşif; Yönetmen | Film; Aile | Üye; Şarkıcı | Şarkı;
        Sanatçı | Eser""",
    "ar": """المؤلف | الكتاب; مؤلف | كتاب; اسم المؤلف | عنوان الكتاب; مؤلف الكتاب | اسم الكتاب; الكاتب | الرواية;
        الكاتب | الروايه; الشاعر | القصيدة; الملحن | المقطوعة الموسيقية; الرسام | اللوحة; اسم الفنان | اسم العمل;
        العالم | الاكتشاف; المخترع | الاختراع; المخرج | الفيلم; العائلة | الفرد; المطرب | الأغنية""",
    "he": """סופר | ספר; הסופר | הספר; שם הסופר | שם הספר; מחבר | כותרת; שם המחבר | שם היצירה; מחבר הספר | כותרת הספר;
        משורר | שיר; שם המשוררת | השיר; מלחין | יצירה; המלחין | היצירה; צייר | ציור; סופר/ת | ספר; מדען | תגלית;
        ממציא | המצאה; הממציא | ההמצאה; במאי | סרט; משפחה | בן משפחה; להקה | שיר; השם של המחבר | השם של הספר""",
    "hi": """लेखक | पुस्तक; लेखक का नाम | पुस्तक का नाम; लेखिका | उपन्यास; पुस्तक के लेखक | किताब का नाम; कवि | कविता;
        रचनाकार | रचना; संगीतकार | संगीत रचना; चित्रकार | पेंटिंग; कलाकार | कलाकृति; वैज्ञानिक | खोज;
        आविष्कारक | आविष्कार; निर्देशक | फ़िल्म; निर्देशक | फिल्म; परिवार | सदस्य; गायक | गीत; नाम | शीर्षक;
        लेखक | रचनाएं""",
    "zh": """作者 | 作品; 作者姓名 | 作品名; 作者名字 | 作品名称; 作家 | 书名; 作曲家名 | 代表作; 作曲家 | 曲名;
        画家 | 画作; 画家姓名 | 画名; 科学家 | 发现; 发明家 | 发明; 诗人 | 诗歌; 导演 | 电影; 探险家 | 探险;
        哲学家 | 著作; 乐队 | 歌曲; 书的作者 | 书的名字; 作 者 | 作 品; 家庭 | 家庭成员""",
    "zh-Hant": """作者 | 作品; 作者姓名 | 作品名稱; 作家 | 書名; 作曲家 | 樂曲; 畫家 | 畫作; 畫家姓名 | 畫名;
        科學家 | 發現; 發明家 | 發明; 詩人 | 詩歌; 導演 | 電影; 探險家 | 探險; 哲學家 | 著作; 樂團 | 歌曲;
        家庭 | 成員""",
    "ja": """作者 | 作品; 作者名 | 作品名; 作者の名前 | 作品の題名; 著者 | 本; 著者名 | 書名; 作家 | 代表作;
        作曲家名 | 曲名; 作曲家 | タイトル; 画家 | 絵; 画家名 | 絵の題名; 詩人 | 詩; 科学者 | 発見; 発明家 | 発明品;
        映画監督 | 映画; 監督 | 映画名; 探検家 | 探検; 本の作者 | 本の名前; 家族 | メンバー; ｱｰﾃｨｽﾄ | 作品;
        さくしゃ | だいめい""",
    "el": """Δημιουργός | Έργο; Συγγραφέας | Βιβλίο; ΣΥΓΓΡΑΦΕΑΣ | ΕΡΓΟ; Ποιητής | Ποίημα; Ζωγράφος | Πίνακας;
        Συνθέτης | Έργο; Όνομα συγγραφέα | Τίτλος βιβλίου; Συγγραφέας | Τίτλος; Επιστήμονας | Ανακάλυψη;
        Σκηνοθέτης | Ταινία; Εφευρέτης | Εφεύρεση""",
    "sv": """Författare | Verk; Författare | Bok; FÖRFATTARE | TITEL; Konstnär | Konstverk; Målare | Målning;
        Kompositör | Stycke; Poet | Dikt; Regissör | Film; Uppfinnare | Uppfinning; Författarens namn | Bokens titel;
        Namn | Verk""",
    "cs": """Autor | Dílo; Autor | Kniha; Spisovatel | Román; Básník | Báseň; Malíř | Obraz; Skladatel | Skladba;
        Vědec | Objev; Vynálezce | Vynález; Režisér | Film; Jméno autora | Název díla; AUTOR | NÁZEV""",
    "ko": """작가 | 작품; 저자 | 책; 지은이 | 제목; 시인 | 시; 소설가 | 소설; 화가 | 그림; 작곡가 | 곡; 과학자 | 발견;
        발명가 | 발명품; 감독 | 영화; 저자명 | 작품명""",
}  # fmt: skip

LINES = [
    ("Bach", "Air"), ("Bach", "Magnificat"), ("Bach", "Musette"), ("Bach", "Chaconne"),
    ("Verdi", "Aida"), ("Verdi", "Nabucco"), ("Verdi", "Otello"), ("Verdi", "Ernani"),
]  # fmt: skip

# A word that means different things: what it is taken for. Between languages there is none so far.
DECIDED = {"كتاب": "work"}  # a book, and without its vowel signs also writers

# Lists without a header, in each script, with words of ours among their names and titles.
WITHOUT_HEADER = {
    "en": "Isaac Singer: The Slave, Enemies, The Estate, Shosha; The Band: The Weight, Stage Fright, Rag, Ophelia",
    "de": "Felix Maler: Das Werk, Die Reise, Der Dichter, Das Lied; Ina Dichter: Skizze, Titel, Name, Roman",
    "es": "Cervantes: La Galatea, El trato, Viaje, Novelas; Galdós: El abuelo, Realidad, Miau, Marianela",
    "it": "Pirandello: L'esclusa, Enrico IV, Novelle, Quaderni; Goldoni: La famiglia, La locandiera, Le smanie, Ircana",
    "pl": "Prus: Lalka, Faraon, Placówka, Emancypantki; Reymont: Chłopi, Komediantka, Fermenty, Ziemia obiecana",
    "ru": "Пушкин: Пророк, Поэт, Цыганы, Полтава; Гоголь: Нос, Портрет, Вий, Женитьба",
    "uk": "Шевченко: Кобзар, Художник, Катерина, Гайдамаки; Франко: Мойсей, Захар Беркут, Каменярі, Украдене щастя",
    "tr": "Yaşar Kemal: İnce Memed, Teneke, Yer Demir, Ölmez Otu; Orhan Pamuk: Kar, Kara Kitap, Yeni Hayat, Sessiz Ev",
    "ar": "نجيب محفوظ: اللص والكلاب, الشحاذ, السكرية, الطريق; طه حسين: الأيام, دعاء الكروان, أديب, المعذبون",
    "he": "עמוס עוז: מיכאל שלי, פנתר במרתף, קופסה שחורה, סומכי; דוד גרוסמן: חיוך הגדי, מומיק, יש ילדים, הזמן הצהוב",
    "hi": "प्रेमचंद: गोदान, गबन, निर्मला, सेवासदन; निराला: परिमल, अनामिका, गीतिका, कुकुरमुत्ता",
    "zh": "巴金: 家, 春, 秋, 寒夜; 鲁迅: 呐喊, 彷徨, 野草, 故乡",
    "ja": "夏目漱石: 門, 心, 坊っちゃん, 道草; 太宰治: 斜陽, 人間失格, 津軽, 晩年",
}  # fmt: skip


def pairs(language: str) -> list[tuple[str, str]]:
    return [
        (creator.strip(), work.strip()) for pair in PAIRS[language].split(";") for creator, work in [pair.split("|")]
    ]


def words_of(creator: str, work: str, *others: str) -> Words:
    known = [found for text in (creator, work, *others) if (found := heading(text))]
    return deck_words(known[0], known[1], known)


@pytest.mark.parametrize("language", BLOCKS)
def test_headings_are_understood_as_teachers_write_them(language: str) -> None:
    assert len(pairs(language)) >= 10
    rows = "".join(f"{creator}\t{work}\n" for creator, work in LINES)
    for creator, work in pairs(language):
        report = check_file(f"{creator}\t{work}\n{rows}".encode(), "list.tsv")
        assert (report.outcome, report.columns) == ("accept", {"creator": 0, "work": 1}), (creator, work)


@pytest.mark.parametrize(
    ("language", "year", "clue", "image", "note"),
    [
        ("en", "Year", "Hint", "Picture", "Notes"), ("de", "Erscheinungsjahr", "Tipp", "Bild", "Anmerkung"),
        ("fr", "Année de parution", "Indice", "Image", "Remarques"), ("es", "Año", "Pista", "Imagen", "Observaciones"),
        ("it", "Anno di pubblicazione", "Indizio", "Immagine", "Note"), ("pt", "Ano", "Dica", "Imagem", "Observações"),
        ("nl", "Jaartal", "Aanwijzing", "Afbeelding", "Opmerking"),
        ("pl", "Rok wydania", "Wskazówka", "Zdjęcie", "Uwagi"),
        ("ru", "Год написания", "Подсказка", "Изображение", "Примечание"),
        ("uk", "Рік", "Підказка", "Світлина", "Примітка"),
        ("tr", "Yayın Yılı", "İpucu", "Görsel", "Not"), ("ar", "السنة", "تلميح", "الصورة", "ملاحظات"),
        ("he", "שנה", "רמז", "תמונה", "הערות"), ("hi", "प्रकाशन वर्ष", "संकेत", "फोटो", "टिप्पणी"),
        ("zh", "出版年份", "提示", "图片", "备注"), ("zh-Hant", "出版年份", "線索", "圖片", "備註"),
        ("ja", "発表年", "ヒント", "画像", "備考"),
    ],
)  # fmt: skip
def test_the_other_columns_are_understood_too(language: str, year: str, clue: str, image: str, note: str) -> None:
    found = [heading(text) for text in (year, clue, image, note)]
    assert [each.field for each in found if each and language in each.names] == ["year", "clue", "image", "note"]


@pytest.mark.parametrize(
    ("headings", "words"),
    [
        (("Compositore", "Brano"), Words("compositore", "compositori", "brano", "brani")),
        (("Nome del pittore", "Titolo"), Words("pittore", "pittori", "quadro", "quadri")),
        (("Cientista", "Descoberta"), Words("cientista", "cientistas", "descoberta", "descobertas")),
        (("Autor", "Título", "Ano"), Words("autor", "autores", "livro", "livros")),
        (("Autor", "Título", "Año"), Words("autor", "autores", "libro", "libros")),
        (("Schilder", "Titel"), Words("schilder", "schilders", "schilderij", "schilderijen")),
        (("Auteur", "Titel"), Words("auteur", "auteurs", "boek", "boeken")),
        (("Auteur", "Titre"), Words("auteur", "auteurs", "livre", "livres")),
        (("Imię autora", "Tytuł wiersza"), Words("autor", "autorzy", "wiersz", "wiersze")),
        (("Имя композитора", "Название"), Words("композитор", "композиторы", "произведение", "произведения")),
        (("Имя", "Название картины"), Words("художник", "художники", "картина", "картины")),
        (("Художник", "Картина", "Рік"), Words("художник", "художники", "картина", "картини")),
        (("Винахідник", "Назва"), Words("винахідник", "винахідники", "винахід", "винаходи")),
        (("Kitabın yazarı", "Kitabın adı"), Words("yazar", "yazarlar", "kitap", "kitaplar")),
        (("اسم الشاعر", "العنوان"), Words("شاعر", "شعراء", "قصيدة", "قصائد")),
        (("שם המשורר", "כותרת"), Words("משורר", "משוררים", "שיר", "שירים")),
        (("वैज्ञानिक का नाम", "शीर्षक"), Words("वैज्ञानिक", "वैज्ञानिक", "खोज", "खोजें")),
        (("画家姓名", "作品名", "图片"), Words("画家", "画家", "作品", "作品")),
        (("作家", "書名", "年份"), Words("作家", "作家", "書", "書")),
        (("作曲家名", "タイトル"), Words("作曲家", "作曲家", "曲", "曲")),
        (("Name des Malers", "Titel"), Words("Maler", "Maler", "Gemälde", "Gemälde")),
    ],
)
def test_r71_the_words_of_a_deck_are_those_of_its_headings_and_of_one_language(
    headings: tuple[str, ...], words: Words
) -> None:
    assert words_of(*headings) == words


@pytest.mark.parametrize("language", BLOCKS)
def test_r71_every_trade_is_read_with_its_own_words(language: str) -> None:
    first = {}  # what is written alike in two languages is read in the one that stands first
    for block in BLOCKS.values():
        for names in block["creators"]:
            first.setdefault((names[0].casefold(), names[2].casefold()), Words(*names[:4]))
    for names in BLOCKS[language]["creators"]:
        assert words_of(names[0], names[2]) == first[names[0].casefold(), names[2].casefold()]


def test_no_word_means_one_thing_here_and_another_there() -> None:
    meanings: dict[str, set[str]] = defaultdict(set)
    for block in BLOCKS.values():
        own = {text: field for field in (*FIELDS, EITHER) for text in block.get(field, ())}
        for field, size in (("creator", 4), ("work", 2)):
            for names in block[f"{field}s"]:
                for text in (*names[:2], *names[size:]):
                    meanings[_folded(text)].add(field)
        for text, field in own.items():
            meanings[_folded(text)].add(field)
    assert {text for text, fields in meanings.items() if len(fields) > 1} == set(DECIDED)
    assert {text: found.field for text in DECIDED if (found := heading(text))} == DECIDED


def _folded(text: str) -> str:
    return " ".join(words_in(text))


@pytest.mark.parametrize("language", BLOCKS)
def test_a_language_is_written_down_as_the_others(language: str) -> None:
    block = BLOCKS[language]
    lists = {*FIELDS, EITHER, "around", "articles", "of", "creators", "works", "topics"}
    assert block.keys() <= lists | {"chief", "prefix"}
    assert {*FIELDS, EITHER, "around", "creators", "works"} - {"creator", "focus"} <= block.keys()
    assert block.get("chief", "first") == "first"
    for field, size in (("creators", 4), ("works", 2)):
        assert all(len(names) >= size for names in block[field])
    assert all(len(names) == 2 for names in block.get("topics", ()))


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("Autor des Buches", "creator"), ("Buchautor", None), ("Auteur du livre", "creator"), ("Autor obra", "creator"),
        ("Titolo libro", "work"), ("Autor książki", "creator"), ("Автор книги", "creator"), ("Назва твору", "work"),
        ("مؤلف الكتاب", "creator"), ("كتاب المؤلف", "work"), ("שם מחבר הספר", "creator"), ("पुस्तक के लेखक", "creator"),
        ("लेखक की पुस्तक", "work"), ("Eserin yazarı", "creator"), ("Yazarın eseri", "work"), ("作品的作者", "creator"),
        ("作者的作品", "work"), ("本の作者", "creator"), ("作家の本", "work"), ("Book author", "creator"),
    ],
)  # fmt: skip
def test_each_language_puts_the_chief_word_where_it_belongs(text: str, field: str | None) -> None:
    found = heading(text)
    assert (found.field if found else None) == field


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("作品1", 1), ("作品二", 2), ("作品③", 3), ("第1部作品", 1), ("कृति १", 1), ("العمل ٢", 2), ("Книга 3", 3),
        ("2-я книга", 2), ("Eser 4", 4), ("4. eser", 4), ("1e boek", 1), ("2ª obra", 2), ("Dzieło nr 3", 3),
        ("Work No. 4", 4), ("ספר 2", 2),
    ],
)  # fmt: skip
def test_works_are_numbered_in_the_numerals_of_their_language(text: str, number: int) -> None:
    found = heading(text)
    assert found and (found.field, found.number) == ("work", number)


@pytest.mark.parametrize(
    "text", ["Author / Autor", "作者 Author", "Auteur – Author", "Автор (Author)", "作者（Author）"]
)
def test_a_heading_in_two_languages_is_understood(text: str) -> None:
    found = heading(text)
    assert found and found.field == "creator"


@pytest.mark.parametrize(
    "text",
    [
        "The Poet", "Das Werk", "L’Œuvre", "La familia", "Il libro", "O livro", "De schilder", "家", "寒夜", "門",
        "Nr.", "No.", "№", "Я", "ال", "的", "Author's birthday", "Страна автора", "Autor / Werk / Land",
        "Wydawnictwo", "",
    ],
)  # fmt: skip
def test_a_title_or_a_word_that_is_no_heading_stays_one(text: str) -> None:
    assert heading(text) is None


@pytest.mark.parametrize("language", WITHOUT_HEADER)
def test_a_list_without_a_header_stays_without(language: str) -> None:
    lines = [
        (creator.strip(), work.strip())
        for family in WITHOUT_HEADER[language].split(";")
        for creator, works in [family.split(":")]
        for work in works.split(",")
    ]
    for turned in (lines, lines[4:] + lines[:4]):
        report = check_file("".join(f"{creator}\t{work}\n" for creator, work in turned).encode(), "list.tsv")
        assert "no_header" in [problem.kind for problem in report.problems]
        assert report.deck is not None and [(card.creator, card.work) for card in report.deck.cards] == turned
