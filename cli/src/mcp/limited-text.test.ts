import { expect, it } from 'vitest';
import { limitedText } from './limited-text.ts';

it('a tool result within the size limit is returned in full', () => {
  expect(limitedText({ rows: [1, 2] }, 'Ask again.', 100)).toBe('{"rows":[1,2]}');
});

it('a tool result above the size limit keeps as many items of its longest list as fit into the limit', () => {
  const rows = Array.from({ length: 100 }, (_, index) => ({ index }));
  const text = limitedText({ total: 100, names: ['a'], rows }, 'Ask for the next page.', 500);
  expect(text.length).toBeLessThanOrEqual(500);
  const cut = JSON.parse(text);
  expect(cut).toMatchObject({ total: 100, names: ['a'] });
  expect(cut.rows.length).toBeGreaterThan(10);
  expect(cut.more).toBe(`${cut.rows.length} of 100 rows fit. Ask for the next page.`);
});

it('a tool result that is one long text is cut at the size limit', () => {
  const text = limitedText({ text: 'x'.repeat(1000) }, 'Ask for a part.', 300);
  expect(text).toHaveLength(300);
  expect(text).toMatch(/cut after 300 of \d+ characters\. Ask for a part\.$/u);
});
