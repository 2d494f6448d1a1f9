import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { testTitles, TITLE_SEPARATOR } from '../../scripts/specification/test-titles.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');

/**
 * `docs/security.md`: a table of entry points × kinds of vulnerability. Below it are the tests that its cells name by
 * number.
 */
const page = read('docs/security.md');

const rows = page
  .slice(page.indexOf('| Entry point'))
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').slice(1, -1))
  .map((cells) => cells.map((cell) => cell.trim()));
const [header = [], , ...entryPoints] = rows;

/** Reads lines such as `12. server-mock/src/….test.ts › title`. */
const tests = [...page.matchAll(/^(\d+)\. `([^`]+)` › (.+)$/gmu)].map(([, number, file, title]) => ({
  number: Number(number),
  file: String(file),
  title: String(title),
}));

describe('The table of threats and tests in docs/security.md', () => {
  it.each(entryPoints.map((cells) => [cells[0], cells] as const))(
    'each cell of the table in docs/security.md has a test or a reason: %s',
    (_, cells) => {
      expect(cells).toHaveLength(header.length);
      const known = new Set(tests.map(({ number }) => number));
      for (const [index, cell] of cells.entries()) {
        const named = [...cell.matchAll(/\[(\d+)\]/gu)].map(([, number]) => Number(number));
        const reason = cell.replaceAll(/\[\d+\]/gu, '').trim();
        expect(named.length > 0 || reason.split(' ').length > 2 || index === 0, `${cells[0]}, ${header[index]}`).toBe(
          true,
        );
        expect(
          named.filter((number) => !known.has(number)),
          `${cells[0]}, ${header[index]}`,
        ).toEqual([]);
      }
    },
  );

  it('the tests named in the table of docs/security.md exist', () => {
    const runs = (file: string, title: string) =>
      testTitles(file, read(file)).some((path) => path.join(TITLE_SEPARATOR).includes(title));
    expect(tests.filter(({ file, title }) => !runs(file, title))).toEqual([]);
  });

  it('docs/security.md lists every test once, in order, and its table uses each of them', () => {
    expect(tests.map(({ number }) => number)).toEqual(tests.map((_, index) => index + 1));
    const cells = entryPoints.flat().join(' ');
    expect(tests.filter(({ number }) => !cells.includes(`[${number}]`))).toEqual([]);
  });
});
