import type { ColumnLayout } from './column-layout.ts';
import { MAX_WIDTH, MIN_WIDTH, withMoved, withWidth } from './column-layout.ts';
import { columnOf, headingAt } from './heading.ts';

export interface Arrangement {
  /** All columns from left to right, also hidden ones. */
  readonly columns: readonly string[];
  readonly layout: ColumnLayout;
  readonly arrange: (layout: ColumnLayout) => void;
}

interface Grip {
  readonly heading: HTMLElement;
  readonly column: string;
  readonly x: number;
  readonly isEdge: boolean;
}

/** Distance in px that the pointer must move before a click becomes a drag. */
const THRESHOLD = 6;

/**
 * Follows the pointer from a heading until it is released. A drag of the edge changes the width; a drag of the heading
 * moves the column. A line shows the result, and Escape cancels.
 */
export function dragColumn({ heading, column, x, isEdge }: Grip, { columns, layout, arrange }: Arrangement): void {
  const box = heading.getBoundingClientRect();
  const line = document.createElement('div');
  let result: ColumnLayout | undefined;

  function follow({ clientX, clientY }: PointerEvent) {
    if (!line.isConnected && Math.abs(clientX - x) < THRESHOLD) return;
    if (!line.isConnected) begin();
    if (isEdge) {
      const width = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, box.width + clientX - x));
      result = withWidth(layout, column, width);
      place(box.left + width);
      return;
    }
    const over = headingAt(document.elementFromPoint(clientX, clientY));
    const target = over && columnOf(over);
    if (!over || target === undefined || !columns.includes(target)) return;
    result = withMoved(layout, columns, column, target);
    const there = over.getBoundingClientRect();
    place(columns.indexOf(target) > columns.indexOf(column) ? there.right : there.left);
  }

  function begin() {
    const table = heading.closest('table')?.getBoundingClientRect() ?? box;
    const bottom = Math.min(table.bottom, window.innerHeight);
    Object.assign(line.style, LINE, { top: `${table.top}px`, height: `${Math.max(0, bottom - table.top)}px` });
    line.setAttribute('aria-hidden', 'true');
    document.body.append(line);
    document.body.style.userSelect = 'none';
    document.body.style.cursor = isEdge ? 'col-resize' : 'grabbing';
    if (!isEdge) heading.style.opacity = '0.5';
  }

  function place(left: number) {
    line.style.left = `${left - 1}px`;
  }

  function end(isKept: boolean) {
    ending.abort();
    if (!line.isConnected) return;
    line.remove();
    document.body.style.userSelect = '';
    document.body.style.cursor = '';
    heading.style.opacity = '';
    ignoreClick();
    if (isKept && result && result !== layout) arrange(result);
  }

  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', () => end(true), { signal });
  window.addEventListener('pointercancel', () => end(false), { signal });
  window.addEventListener('keydown', ({ key }) => void (key === 'Escape' && end(false)), { signal, capture: true });
}

/** Ignores the click that follows the drag, because it would sort the list. */
function ignoreClick() {
  const stop = (event: Event) => event.stopPropagation();
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}

const LINE: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  zIndex: '1500',
  width: '2px',
  background: 'Highlight',
  pointerEvents: 'none',
};
