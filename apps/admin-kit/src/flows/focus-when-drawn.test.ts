// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { focusWhenDrawn } from './focus-when-drawn.ts';

afterEach(() => document.body.replaceChildren());

function draw(html: string): HTMLElement {
  document.body.innerHTML = `<a href="#" id="link">Menu</a><div id="form">${html}</div>`;
  return document.getElementById('form') as HTMLElement;
}
const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.id;

it('a flow focuses an existing input, even if another element had the focus', () => {
  const form = draw('<input type="radio" name="ticket"><input name="line">');
  document.getElementById('link')?.focus();
  focusWhenDrawn(form, 'line');
  expect(focused()).toBe('line');
});

it('a flow focuses the requested input when that input renders, even if another input renders first', async () => {
  const form = draw('<section></section>');
  focusWhenDrawn(form, 'line');
  form.insertAdjacentHTML('beforeend', '<input type="radio" name="ticket">');
  await Promise.resolve();
  expect(focused()).not.toBe('ticket');
  form.querySelector('section')?.insertAdjacentHTML('beforeend', '<input name="line">');
  await expect.poll(focused).toBe('line');
});

it('a flow moves the focus from the page heading to the input as soon as the input renders', async () => {
  const form = draw('<h1 tabindex="-1">Sale</h1>');
  document.getElementById('link')?.focus();
  focusWhenDrawn(form, 'ticket');
  form.querySelector('h1')?.focus();
  form.insertAdjacentHTML('beforeend', '<input type="radio" name="ticket">');
  await expect.poll(focused).toBe('ticket');
});

it('the delayed focus of an input does not happen if it is canceled or if the user has moved the focus', async () => {
  const form = draw('<input name="other">');
  focusWhenDrawn(form, 'line');
  form.querySelector<HTMLElement>('[name=other]')?.focus();
  form.insertAdjacentHTML('beforeend', '<input name="line">');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(focused()).toBe('other');

  const again = draw('');
  focusWhenDrawn(again, 'line')();
  again.insertAdjacentHTML('beforeend', '<input name="line">');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(focused()).not.toBe('line');
});
