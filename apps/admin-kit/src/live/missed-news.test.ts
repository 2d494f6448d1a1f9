import { expect, test } from 'vitest';
import { missedNews } from './missed-news.ts';

const news = (resource: string, at: number) => ({ resource, at, changed: ['1'], gone: [], presence: [], all: false });
const state = { kind: 'connection', isOpen: true, since: 1000 } as const;

test('a page has missed the news of its resource since its records were requested', () => {
  const all = [news('loans', 1500), news('books', 3000), news('loans', 2000), news('loans', 2500)];
  expect(missedNews({ ...state, news: all }, 'loans', 2000)).toEqual([news('loans', 2000), news('loans', 2500)]);
  expect(missedNews({ ...state, news: [] }, 'loans', 1000)).toEqual([]);
});

test('what a page has missed is unknown if changes were told only after its records were requested', () => {
  expect(missedNews({ ...state, news: [] }, 'loans', 999)).toBe('unknown');
});
