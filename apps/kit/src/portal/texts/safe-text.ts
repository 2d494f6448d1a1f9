import { isSafeLink } from './link-address.ts';

/** What a policy is made of. The page has its own h1 and h2: the headings of a text begin below them. */
const ELEMENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'p br hr strong b em i u s del mark code pre sub sup ul ol li blockquote a table thead tbody tr th td'
      .split(' ')
      .map((name) => [name, name]),
  ),
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h5',
  h5: 'h6',
  h6: 'h6',
};

/** What these hold is no text. */
const DROPPED = 'script style template iframe object embed svg math noscript textarea select title';

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

/**
 * A rich text as elements that can do no harm: known elements by known attributes, built anew. Unknown elements leave their text
 * behind; links elsewhere than `isSafeLink` allows become plain text.
 */
export function safeText(html: string, document: Document): DocumentFragment {
  // Parsed apart from the page: nothing in there is fetched or run.
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const fragment = document.createDocumentFragment();
  fragment.append(...copies(parsed.body, document));
  return fragment;
}

function copies(parent: Node, document: Document): Node[] {
  return [...parent.childNodes].flatMap((node) => copy(node, document));
}

function copy(node: Node, document: Document): Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(node.nodeValue ?? '')];
  if (!isElement(node)) return [];
  const name = node.localName;
  if (DROPPED.split(' ').includes(name)) return [];
  const inside = copies(node, document);
  const wanted = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
  const address = name === 'a' ? node.getAttribute('href') : null;
  if (!wanted || (name === 'a' && (address === null || !isSafeLink(address)))) return inside;
  const element = document.createElement(wanted);
  if (address !== null) {
    element.setAttribute('href', address.trim());
    element.setAttribute('rel', 'noopener');
  }
  for (const attribute of ATTRIBUTES[name] ?? []) {
    const value = node.getAttribute(attribute);
    if (value !== null) element.setAttribute(attribute, value);
  }
  element.append(...inside);
  return [element];
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
