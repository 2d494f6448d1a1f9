// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cellAt, columnsOf, placeAfter, placeOf } from './grid-cells.ts';

const columns = ['code', 'name', 'state'];

test.each([
  ['ArrowRight', 'name', 1],
  ['ArrowLeft', 'code', 1],
  ['ArrowUp', 'code', 0],
  ['ArrowDown', 'code', 2],
  ['PageDown', 'code', 4],
  ['PageUp', 'code', 0],
  ['End', 'state', 1],
  ['Home', 'code', 1],
])('the key %s leads to another cell, at most at the edge of the table', (key, column, row) => {
  expect(placeAfter(key, { row: 1, column: 'code' }, 5, columns)).toEqual({ row, column });
});

test('other keys lead to no cell', () => {
  expect(placeAfter('a', { row: 0, column: 'code' }, 5, columns)).toBeUndefined();
});

test('cells are found by row and column, and the other way round', () => {
  document.body.innerHTML = `<table><thead><tr><th></th><th class="column-code"></th><th class="column-name"></th></tr></thead>
    <tbody><tr><td></td><td class="column-code"><b>A</b></td><td class="column-name"></td></tr></tbody></table>`;
  const table = document.body.firstElementChild as Element;
  expect(columnsOf(table, (column) => column === 'code')).toEqual(['code']);
  const cell = cellAt(table, { row: 0, column: 'code' });
  expect(cell?.textContent).toBe('A');
  expect(placeOf(table, cell?.firstChild ?? null)).toEqual({ row: 0, column: 'code' });
  expect(placeOf(table, table.querySelector('td'))).toBeUndefined();
});
