// The styles, to be there before the first table is drawn: how tight the cards must lie is measured on them.
// A promise for table.js to await: an await at the top level fails in Safari before 27 (WebKit bug 242740).

export const STYLES = Promise.all(["table.css", "fits.css", "match.css", "coach.css"].map(sheet));

async function sheet(name) {
  const answer = await fetch(new URL(name, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return new CSSStyleSheet().replace(await answer.text());
}
