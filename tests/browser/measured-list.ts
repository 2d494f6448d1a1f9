export interface MeasuredList {
  /** Columns of a list with a value that is truncated or covered by the sticky column. */
  readonly cut: readonly string[];
  /** Columns of a list with a value that takes more than one line. */
  readonly broken: readonly string[];
  /** Column headings that are truncated, have more than two lines, or overlap their neighbor. */
  readonly headings: readonly string[];
  /** Number of px by which the table is wider than its container. */
  readonly sideways: number;
  readonly hasShadow: boolean;
  /** Height of the tallest row in px. */
  readonly highest: number;
}

/** Measures the list that the page shows. Runs in the page, so it can use nothing from this module. */
export function measureList(whole: readonly string[]): MeasuredList {
  const table = document.querySelector('main table');
  if (!table) return { cut: [], broken: [], headings: [], sideways: 0, hasShadow: false, highest: 0 };
  const box = table.closest('.list-scroll') ?? table.parentElement ?? table;
  const boxes = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: DOMRect[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      found.push(...range.getClientRects());
    }
    return found.filter(({ width }) => width > 1);
  };
  const lines = (element: Element) => new Set(boxes(element).map(({ bottom }) => Math.round(bottom / 6))).size;
  const names = (cells: Iterable<Element>) =>
    [...new Set([...cells].map((cell) => /column-(\S+)/u.exec(cell.className)?.[1] ?? ''))].toSorted();
  const cells = whole.flatMap((name) => [...table.querySelectorAll(`td.column-${name}`)]);
  const end = (cell: Element) => {
    const sticky = cell.parentElement?.querySelector('.list-preview');
    return sticky && sticky !== cell ? sticky.getBoundingClientRect().left : Infinity;
  };
  const isCut = (cell: Element) => {
    const { left, right } = cell.getBoundingClientRect();
    const isHidden = [cell, ...cell.querySelectorAll('*')].some(
      (each) => getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth,
    );
    const limit = Math.min(right, box.scrollLeft === 0 ? end(cell) : Infinity);
    return isHidden || boxes(cell).some((each) => each.left < left - 1 || each.right > limit + 1);
  };
  const headings = [...table.querySelectorAll('th:not(.list-preview)')];
  const sideways = box.scrollWidth - box.clientWidth;
  const edge = table.querySelector('td.list-preview');
  const shadow = edge ? getComputedStyle(edge, '::before').backgroundImage : getComputedStyle(box).boxShadow;
  return {
    cut: names(cells.filter(isCut)),
    broken: names(cells.filter((cell) => lines(cell) > 1)),
    headings: names(headings.filter((heading) => isCut(heading) || lines(heading) > 2)),
    sideways,
    hasShadow: shadow.includes('0.25'),
    highest: Math.max(0, ...[...table.querySelectorAll('tr')].map((row) => row.getBoundingClientRect().height)),
  };
}
