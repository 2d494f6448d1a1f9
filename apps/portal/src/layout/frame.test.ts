// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import frame from './frame.ts';

const shown = vi.fn();
const tools = { language: 'vi', loadConfig: async () => ({ apiBase: '/api/v1' }) };

beforeEach(() => {
  shown.mockClear();
  document.cookie = 'tuyen.welcomed=; path=/; max-age=0';
});

function open(body: string): void {
  document.body.innerHTML = body;
  const dialog = document.querySelector('dialog');
  if (dialog) dialog.showModal = shown;
  frame(window, tools);
}

it('the welcome dialog opens once per browser session, on the first page with such a dialog', () => {
  open('<main></main>');
  expect(shown).not.toHaveBeenCalled();
  open('<dialog id="welcome"></dialog>');
  expect(shown).toHaveBeenCalledOnce();
  open('<dialog id="welcome"></dialog>');
  expect(shown).toHaveBeenCalledOnce();
});

it('the cookie of the welcome dialog lasts only for the browser session', () => {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  open('<dialog id="welcome"></dialog>');
  expect(written).toEqual([expect.not.stringMatching(/max-age|expires/iu)]);
  vi.restoreAllMocks();
});
