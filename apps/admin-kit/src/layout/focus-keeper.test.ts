// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

beforeEach(() => {
  document.body.innerHTML = '<nav><a href="/stops">Stops</a></nav><main><h1>Stops</h1><input></main>';
  // jsdom computes no layout, so every element counts as visible in these tests.
  Element.prototype.checkVisibility = () => true;
  history.pushState(null, '', '/routes');
});
afterEach(() => {
  document.body.replaceChildren();
});

const at = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
async function frames() {
  for (let many = 0; many < 3; many += 1) await frame();
}

test('opening a new page focuses the page heading without a visible focus ring', async () => {
  const focus = vi.spyOn(at('h1'), 'focus');
  const keeper = keepFocus(document);
  at('a').focus();
  history.pushState(null, '', '/stops');
  keeper.toHeading();
  await frames();
  expect(document.activeElement).toBe(at('h1'));
  expect(focus).toHaveBeenCalledWith({ preventScroll: true, focusVisible: false });
  keeper.stop();
});

test('a control that a new page focuses by itself keeps the focus', async () => {
  const keeper = keepFocus(document);
  at('a').focus();
  history.pushState(null, '', '/login');
  at('input').focus();
  keeper.toHeading();
  await frames();
  expect(document.activeElement).toBe(at('input'));
  keeper.stop();
});

test('opening a new page moves the focus from a control of the previous page to the new heading', async () => {
  const keeper = keepFocus(document);
  at('input').focus();
  history.pushState(null, '', '/stops');
  keeper.toHeading();
  await frames();
  expect(document.activeElement).toBe(at('h1'));
  keeper.stop();
});
