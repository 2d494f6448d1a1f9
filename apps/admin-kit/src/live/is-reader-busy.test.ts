// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isReaderBusy } from './is-reader-busy.ts';

function page(html: string): Document {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
  return document;
}

test.each([
  ['nothing has the focus', '<input value="a">', false],
  ['an empty field has the focus, as a scanner’s does', '<input data-focus>', false],
  ['a filled field has the focus', '<input data-focus value="a">', true],
  ['a filled area has the focus', '<textarea data-focus>a</textarea>', true],
  ['a checkbox has the focus', '<input type="checkbox" data-focus value="on">', false],
  ['a dialog is open', '<div role="dialog"></div>', true],
  ['the page says so', '<p data-busy></p>', true],
])('the user is busy or not: %s', (_, html, isBusy) => {
  expect(isReaderBusy(page(html))).toBe(isBusy);
});
