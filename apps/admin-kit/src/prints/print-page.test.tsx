// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import type { PrintedDocument } from '@tuyen/model';
import { afterEach, expect, test, vi } from 'vitest';
import { PrintPage } from './print-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const PAGE: PrintedDocument = {
  name: 'receipt',
  title: 'Biên lai',
  language: 'vi',
  paper: 'A5',
  papers: ['A5'],
  languages: ['vi'],
  blocks: [],
};

test('a print page prints its document once despite re-renders, and calls the latest onDone callback', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const [first, last] = [vi.fn(), vi.fn()];
  const drawn = render(<PrintPage document={PAGE} onDone={first} />);
  await vi.waitUntil(() => print.mock.calls.length > 0);
  drawn.rerender(<PrintPage document={PAGE} onDone={last} />);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(print).toHaveBeenCalledOnce();
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
});
