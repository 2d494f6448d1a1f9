import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_ELEMENTS } from '@tuyen/model/rich-text';
import { isSafeAddress } from '@tuyen/model/client';

/** The page has its own h1 and h2, so the headings of a text begin at h3. */
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' };

/** Elements replaced by their content: texts show no pictures, and a span without a style has no effect. */
const UNWRAPPED = ['img', 'span'];

/** Elements that are removed together with their content, because it is not readable text, for example `script`. */
const DROPPED = 'script style template iframe object embed svg math noscript textarea select title';

/**
 * Converts rich text to safe elements: creates each known element anew, with known attributes only. Unknown elements
 * are replaced by their text. Links that `isSafeAddress` rejects become plain text.
 */
export function safeText(html: string, document: Document): DocumentFragment {
  // Parses the text in a separate document, in which nothing is fetched or executed.
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
  const isKnown = RICH_TEXT_ELEMENTS.includes(name) && !UNWRAPPED.includes(name);
  const address = name === 'a' ? node.getAttribute('href') : null;
  if (!isKnown || (name === 'a' && (address === null || !isSafeAddress(address.trim())))) return inside;
  const element = document.createElement(HEADINGS[name] ?? name);
  if (address !== null) {
    element.setAttribute('href', address.trim());
    element.setAttribute('rel', 'noopener');
  }
  for (const attribute of name === 'a' ? [] : (RICH_TEXT_ATTRIBUTES[name] ?? [])) {
    const value = node.getAttribute(attribute);
    if (value !== null) element.setAttribute(attribute, value);
  }
  element.append(...inside);
  return [element];
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
