"""The door: what every HTTP answer passes. A cookie for each browser, security headers, fonts, packed static files,
the table's files.

Knows no page and no game. Nothing here reads or changes a websocket.
"""

import gzip
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from authors_edu.web.table.browser import browser_files, edition, face_files

_LOG = logging.getLogger(__name__)

SCRIPT: Final = Path(__file__).resolve().parent / "main.py"
VISITOR_COOKIE: Final = "authors_visitor"
VISITOR_COOKIE_DAYS: Final = 180
_MEDIA_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".json": "application/json"}
_ONE_YEAR = "public, max-age=31536000, immutable"

# Everything the pages need comes from this server. The front end of Streamlit writes styles inline and compiles
# chart expressions and components at run time, hence the two "unsafe" words; neither lets another host in.
_CONTENT_POLICY = (
    "default-src 'self'; connect-src 'self'; img-src 'self' data: blob:; media-src 'self' data: blob:; "
    "font-src 'self' data:; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; "
    "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
)
_HEADERS = {
    "content-security-policy": _CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

_FONTS = {
    "atkinson-regular.ttf": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Regular.ttf"),
    "atkinson-bold.ttf": ("fontpkg_atkinson_hyperlegible", "AtkinsonHyperlegible-Bold.ttf"),
    "literata.ttf": ("fontpkg_literata", "Literata[opsz,wght].ttf"),
    "literata-italic.ttf": ("fontpkg_literata", "Literata-Italic[opsz,wght].ttf"),
}


class VisitorAndHeaders:
    """Gives a browser that has none a random cookie with its first page, and every answer the security headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        known = VISITOR_COOKIE in HTTPConnection(scope).cookies

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(_HEADERS)
                if not known and headers.get("content-type", "").startswith("text/html"):
                    headers.append("set-cookie", _new_visitor_cookie())
            await send(message)

        await self.app(scope, receive, send_with_headers)


def _new_visitor_cookie() -> str:
    # Lax: with Strict a browser that follows a link on the school's own site comes without it, and the seat is lost.
    max_age = VISITOR_COOKIE_DAYS * 24 * 3600
    return f"{VISITOR_COOKIE}={secrets.token_urlsafe(32)}; Max-Age={max_age}; Path=/; HttpOnly; SameSite=Lax"


class PackedStaticFiles:
    """Sends Streamlit's static files gzipped, each packed once: 30 first visits are 90 MB without."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "GET" and scope["path"].startswith("/static/"):
            name = scope["path"].removeprefix("/static/")
            if name in _packable() and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
                packed = await run_in_threadpool(_packed, name)  # a quarter of a second for the largest
                await packed(scope, receive, send)
                return
        await self.app(scope, receive, send)


@cache
def _packable() -> Mapping[str, Path]:
    """Lists the files worth packing, by name: no path that a browser sends is ever opened."""
    spec = find_spec("streamlit")
    if spec is None or spec.origin is None:
        raise RuntimeError("streamlit is not installed")
    folder = Path(spec.origin).resolve().parent / "static" / "static"
    return {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.suffix in _MEDIA_TYPES}


@cache
def _packed(name: str) -> Response:
    file = _packable()[name]
    headers = {"content-encoding": "gzip", "cache-control": _ONE_YEAR, "vary": "accept-encoding"}
    body = gzip.compress(file.read_bytes(), compresslevel=6, mtime=0)
    return Response(body, headers=headers, media_type=_MEDIA_TYPES[file.suffix])


async def _font(request: Request) -> Response:
    known = _FONTS.get(request.path_params["name"])
    if known is None:
        return Response("No such font.", status_code=404)
    package, file = known
    path = Path(str(files(package))) / "files" / file
    return FileResponse(path, media_type="font/ttf", headers={"cache-control": _ONE_YEAR})


async def _table_file(request: Request) -> Response:
    """Sends a file of the table under its edition alone: under another's name a browser would keep it for good."""
    name = request.path_params["name"]
    content = browser_files().get(name) or face_files().get(name)
    if content is None or request.path_params["edition"] != edition():
        return Response("No such file.", status_code=404, headers={"cache-control": "no-store"})
    return Response(content, media_type=_MEDIA_TYPES[Path(name).suffix], headers={"cache-control": _ONE_YEAR})


def _import_heavy() -> None:
    """Does what the first page does not need, so that nobody's first click waits for it."""
    import pandas  # noqa: F401

    from authors_edu.web import press, records

    records.tables()
    press.warm_up()


@asynccontextmanager
async def lifespan(app: object) -> AsyncIterator[dict[str, object]]:
    """Starts the heavy imports in the background; stops the press with the server."""
    start_in_background(_import_heavy)
    yield {}
    from authors_edu.web import press

    press.close()


def say_sorry(error: Exception) -> bool:
    """Shows a sentence where a page failed; the log holds the rest. True: Streamlit need not show its own."""
    import streamlit as st

    from authors_edu.words.failures import page_failed

    _LOG.error("A page failed", exc_info=error)
    st.error(page_failed(type(error).__name__))
    return True


def start_in_background(task: Callable[[], None]) -> None:
    Thread(target=task, daemon=True).start()


ROUTES: Final = (Route("/fonts/{name}", _font), Route("/table/{edition}/{name}", _table_file))
MIDDLEWARE: Final = (Middleware(VisitorAndHeaders), Middleware(PackedStaticFiles))
