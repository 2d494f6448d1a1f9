// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

beforeEach(() => {
  document.body.innerHTML = '<nav><a href="/stops">Stops</a></nav><main><h1>Stops</h1><input></main>';
  // jsdom lays nothing out.
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
/** The keeper acts in the second one. */
async function frames() {
  for (let many = 0; many < 3; many += 1) await frame();
}

test('the heading of a new page has the focus, without a ring', async () => {
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

test('a control that a new page has given the focus to keeps it', async () => {
  const keeper = keepFocus(document);
  at('a').focus();
  history.pushState(null, '', '/login');
  at('input').focus();
  keeper.toHeading();
  await frames();
  expect(document.activeElement).toBe(at('input'));
  keeper.stop();
});

test('a control that had the focus on the page before loses it to the heading', async () => {
  const keeper = keepFocus(document);
  at('input').focus();
  history.pushState(null, '', '/stops');
  keeper.toHeading();
  await frames();
  expect(document.activeElement).toBe(at('h1'));
  keeper.stop();
});
