/**
 * Returns the words in reading order, with spaces between separate texts. Omits zero-width filler characters, and the
 * second asterisk that Material UI adds and the theme hides.
 */
export function visibleTextOf(element: Element): string {
  const texts: string[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.matches('.MuiFormLabel-asterisk')) continue;
    const text = (walker.currentNode.nodeValue ?? '').replace(/[\u200b\s]+/g, ' ').trim();
    if (text !== '') texts.push(text);
  }
  return texts.join(' ');
}

export function accessibleNameOf(element: Element): string {
  const by = referred(element, 'aria-labelledby');
  if (by !== undefined) return by;
  const own = element.getAttribute('aria-label');
  if (own) return own;
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  if (labels.length > 0) return labels.map(visibleTextOf).join(' ');
  return element.getAttribute('alt') ?? element.getAttribute('title') ?? visibleTextOf(element);
}

export function referred(element: Element, attribute: string): string | undefined {
  const ids = element.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];
  const found = ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? []);
  return found.length > 0 ? found.map(visibleTextOf).join(' ') : undefined;
}

export function headingOf(element: Element, level: 'h1' | 'h2'): string {
  const heading = element.querySelector(level);
  return heading ? visibleTextOf(heading) : '';
}
