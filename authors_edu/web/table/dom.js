// Draws a tree of plain descriptions into the page and keeps the elements that stay, so that focus stays too.
// Text enters as text nodes only: nothing that a teacher typed can become markup.

const SVG = "http://www.w3.org/2000/svg";

export function h(tag, props, ...children) {
  const shown = children.flat(Infinity).filter((child) => child || child === 0);
  return { tag, props: props || {}, children: shown };
}

// Makes the children of `parent` those of `nodes`. An element is kept where key (or tag and turn) agree.
export function patch(parent, nodes, drawing = false) {
  const before = parent.kept || new Map();
  const turns = {};
  const wanted = new Map(nodes.map((node) => [keyOf(node, turns), node]));
  for (const [key, element] of before) if (!wanted.has(key)) element.remove();
  const kept = new Map();
  let place = parent.firstChild;
  for (const [key, node] of wanted) {
    const inside = drawing || node.tag === "svg";
    const element = before.get(key) || create(node, inside);
    if (element === place) place = place.nextSibling;
    else parent.insertBefore(element, place);
    fill(element, node, inside);
    kept.set(key, element);
  }
  parent.kept = kept;
}

function keyOf(node, turns) {
  const tag = node.tag || "#text";
  if (node.props && node.props.key !== undefined) return `${tag}:${node.props.key}`;
  turns[tag] = (turns[tag] || 0) + 1;
  return `${tag}#${turns[tag]}`;
}

function create(node, inside) {
  if (!node.tag) return document.createTextNode("");
  return inside ? document.createElementNS(SVG, node.tag) : document.createElement(node.tag);
}

function fill(element, node, inside) {
  if (!node.tag) {
    const text = String(node);
    if (element.nodeValue !== text) element.nodeValue = text;
    return;
  }
  const was = element.props || {};
  for (const name of Object.keys(was)) if (!(name in node.props)) setProp(element, name, null);
  for (const [name, value] of Object.entries(node.props)) {
    if (name === "style" || value !== was[name]) setProp(element, name, value);
  }
  element.props = node.props;
  patch(element, node.children, inside);
}

function setProp(element, name, value) {
  if (name === "key") return;
  if (name === "style") {
    element.removeAttribute("style");
    for (const [rule, setting] of Object.entries(value || {})) element.style.setProperty(rule, setting);
  } else if (name.startsWith("on")) {
    element[name] = value;
  } else if (value === null || value === undefined || value === false) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? "" : value);
  }
}
