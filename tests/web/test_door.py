"""What every answer of the real server carries, and what it does not do."""

import gzip
import re
import socket
import urllib.error
import urllib.request
from http.client import HTTPResponse

import pytest
from support.server import Server


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> object:
    with Server(tmp_path_factory.mktemp("data")) as server:
        yield server.url


def get(url: str, **headers: str) -> HTTPResponse | urllib.error.HTTPError:
    request = urllib.request.Request(url, headers={name.replace("_", "-"): value for name, value in headers.items()})
    try:
        return urllib.request.urlopen(request, timeout=20)
    except urllib.error.HTTPError as refused:
        return refused


def test_a_browser_gets_a_random_cookie_that_no_script_can_read(url: str) -> None:
    cookies = []
    for _ in range(2):
        with get(url) as page:
            cookies.append(page.headers["set-cookie"])
    for cookie in cookies:
        assert re.fullmatch(r"authors_visitor=[\w-]{43}; Max-Age=\d+; Path=/; HttpOnly; SameSite=Lax", cookie)
    assert cookies[0] != cookies[1]


def test_a_browser_that_has_a_cookie_keeps_it(url: str) -> None:
    with get(url, cookie="authors_visitor=mine") as page:
        assert page.headers["set-cookie"] is None


def test_a_page_may_load_nothing_from_elsewhere_nor_be_framed(url: str) -> None:
    with get(url) as page:
        policy = page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["referrer-policy"] == "no-referrer"
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not any(word in policy for word in ("http:", "ws:", "*"))


def test_static_files_are_packed_and_whole(url: str) -> None:
    with get(url) as page:
        script = re.findall(r'src="\./(static/js/[^"]+\.js)"', page.read().decode())[0]
    with get(f"{url}/{script}", accept_encoding="gzip") as packed, get(f"{url}/{script}") as plain:
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.headers["content-encoding"] is None
        body, whole = packed.read(), plain.read()
    assert gzip.decompress(body) == whole
    assert len(body) < len(whole) / 2


@pytest.mark.parametrize(
    "path",
    [
        "/static/%00x.js",
        f"/static/{'x' * 300}.js",
        "/fonts/nothing.ttf",
        "/fonts/..%2F..%2Fpyproject.toml",
        "/static/..%2f..%2fweb%2fcli.py",
        "/static/js/none.js",
    ],
)
def test_what_is_not_offered_is_not_found(url: str, path: str) -> None:
    with get(url + path, accept_encoding="gzip") as answer:
        body = answer.read()
        assert answer.status in (400, 404) or b"<!doctype html>" in body.lower()
    assert b"import " not in body


@pytest.mark.parametrize("font", ["atkinson-regular.ttf", "atkinson-bold.ttf", "literata.ttf", "literata-italic.ttf"])
def test_the_fonts_of_the_pages_are_there(url: str, font: str) -> None:
    with get(f"{url}/fonts/{font}") as answer:
        assert answer.headers["content-type"] == "font/ttf"
        assert answer.read(4) == b"\x00\x01\x00\x00", "a TrueType file"


def test_only_this_computer_is_answered(url: str) -> None:
    """A server that listens everywhere would answer on the other addresses of the loopback network, too."""
    port = int(url.rpartition(":")[2])
    with pytest.raises(ConnectionRefusedError), socket.create_connection(("127.0.0.2", port), timeout=5):
        pass
