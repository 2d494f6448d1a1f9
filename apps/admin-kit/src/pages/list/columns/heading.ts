const PREFIX = 'column-';

/** Width in px of the edge of a heading that resizes its column. */
const EDGE = 8;

export function headingAt(target: unknown): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('thead th') ?? undefined) : undefined;
}

/** Returns the column of a heading, from the class that react-admin gives its cells. */
export function columnOf(heading: Element): string | undefined {
  return [...heading.classList].find((name) => name.startsWith(PREFIX))?.slice(PREFIX.length);
}

export function isOnEdge(heading: Element, x: number): boolean {
  return heading.getBoundingClientRect().right - x <= EDGE;
}

export function widthOf(column: string): number | undefined {
  return document.querySelector<HTMLElement>(`thead th.${CSS.escape(PREFIX + column)}`)?.offsetWidth;
}
