import { controlsIn, type Control } from './control.ts';
import { readPart, type ReadPart } from './part.ts';
import { headingOf, visibleTextOf } from './text.ts';

export interface ReadColumn {
  readonly source: string;
  readonly header: string;
  readonly sortable: boolean;
  readonly align: string;
  readonly cells: readonly string[];
}

export interface ReadList {
  readonly heading: string;
  readonly columns: readonly ReadColumn[];
  readonly filters: readonly ReadPart[];
  readonly controls: readonly Control[];
}

export function readList(page: Element): ReadList {
  const around = page.cloneNode(true) as Element;
  for (const part of around.querySelectorAll('form, table')) part.remove();
  return {
    heading: headingOf(page, 'h1'),
    columns: [...page.querySelectorAll('thead th[class*="column-"]')].map((head) => columnOf(page, head)),
    filters: [...page.querySelectorAll('form [data-source]')].map(readPart),
    controls: controlsIn(around),
  };
}

function columnOf(page: Element, head: Element): ReadColumn {
  const mark = [...head.classList].find((name) => name.startsWith('column-')) ?? '';
  return {
    source: mark.slice('column-'.length),
    header: visibleTextOf(head),
    sortable: head.querySelector('[data-field]') !== null,
    align: alignOf(head),
    cells: [...page.querySelectorAll(`tbody td.${CSS.escape(mark)}`)].map(
      (cell) => `${alignOf(cell)}${contentOf(cell)}`,
    ),
  };
}

function alignOf(cell: Element): string {
  return cell.classList.contains('MuiTableCell-alignRight') ? 'right ' : '';
}

function contentOf(cell: Element): string {
  const icons = [...cell.querySelectorAll('[aria-label], [data-testid]')].map(
    (icon) => icon.getAttribute('aria-label') ?? icon.getAttribute('data-testid'),
  );
  return [visibleTextOf(cell), ...icons].filter(Boolean).join(' ');
}
