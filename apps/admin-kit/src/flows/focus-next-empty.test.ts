// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { focusNextEmpty } from './focus-next-empty.ts';

afterEach(() => document.body.replaceChildren());

function form(html: string): HTMLElement {
  document.body.innerHTML = `<form>${html}<button id="other">x</button></form>`;
  document.querySelector<HTMLElement>('#other')?.focus();
  const found = document.querySelector('form');
  if (!found) throw new Error('No form.');
  return found;
}

test.each([
  ['the first required input without a value', '<input id="a" required value="1"><input id="b" required>', 'b'],
  [
    'the first choice of a required group without a choice',
    '<input required value="1"><fieldset data-required><input type="radio" id="c" name="x"></fieldset>',
    'c',
  ],
  [
    'nothing if each required field has an answer',
    '<input><input required value="1"><fieldset data-required><input type="radio" checked></fieldset>',
    'other',
  ],
  ['no group without choices', '<fieldset data-required></fieldset><input id="d" required>', 'd'],
])('the next empty field of a flow is %s', (_, html, focused) => {
  focusNextEmpty(form(html));
  expect(document.activeElement?.id).toBe(focused);
});
