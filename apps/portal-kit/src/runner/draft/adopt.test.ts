// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { controlsIn } from './adopt.ts';

beforeEach(() => {
  document.body.innerHTML = `<form class="f-form">
    <input type="radio" name="kind" value="A" checked><input type="radio" name="kind" value="B">
    <input type="checkbox" name="agree"><input name="code" value="AB"><textarea name="note">x</textarea>
    <select name="city"><option value="">Choose</option><option value="1">Hanoi</option></select>
    <select name="months"><option>1</option><option selected>2</option></select>
  </form>`;
});
const changed = () => [
  ...new Set(
    controlsIn(document)
      .filter((control) => control.changed)
      .map(({ name }) => name),
  ),
];

it('form controls that still have their prerendered values count as unchanged', () => expect(changed()).toEqual([]));

it('form controls that differ from their prerendered values count as changed by the visitor', () => {
  for (const input of document.querySelectorAll('input')) {
    if (input.value === 'B' || input.name === 'agree') input.checked = true;
    if (input.name === 'code') input.value = '';
  }
  for (const select of document.querySelectorAll('select')) select.selectedIndex = select.name === 'city' ? 1 : 0;
  for (const area of document.querySelectorAll('textarea')) area.value = 'y';
  expect(changed()).toEqual(['kind', 'agree', 'code', 'note', 'city', 'months']);
});
