import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problemsOf, type Claims } from '../../scripts/specification/coverage.ts';
import { sentencesOf } from '../../scripts/specification/sentences.ts';
import { testsNamed, testTitles } from '../../scripts/specification/test-titles.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

const SPECIFICATION = `# Bells

What rings.

## 1. Rings

- It rings twice; then it rests. A "b. Clapper" is quiet (as ever. Always).

| Bell | Tone |
|---|---|
| large | low |
`;

const TESTS = `
describe('a bell', () => {
  it('rings twice', () => {});
  it('rests', () => {});
  it.skip('is skipped', () => {});
});
test.each([1])(\`low: %s\`, () => {});
// it('is a comment', () => {});
`;

const CLAIMS: Claims = {
  '0.1': { says: 'What rings.', exempt: 'it only says what is meant' },
  '1.1': { says: 'It rings twice;', tests: ['bell.test.ts › a bell › rings twice'] },
  '1.2': { says: 'then it rests.', tests: ['bell.test.ts › rests'] },
  '1.3': { says: 'A "b. Clapper" is quiet (as ever. Always).', tests: ['bell.test.ts › rests'] },
  '1.4': { says: 'large | low', tests: ['bell.test.ts › low: %s'] },
};

describe('the coverage of the specification', () => {
  const reportedFor = (claims: Claims, specification = SPECIFICATION, tests = TESTS): readonly string[] =>
    problemsOf(specification, claims, (path) => (path === 'bell.test.ts' ? tests : undefined));

  it('passes where every sentence has a test or a reason', () => {
    expect(reportedFor(CLAIMS)).toEqual([]);
  });

  it.each([
    ['| large | low |\n', '| small | high |\n', '1.5 has neither a test nor an exemption: small | high'],
    ['then it rests.', ' It hums.', '1.3 has other words now: "It hums."'],
    ['It rings twice;', ' it hums;', '1.2 has other words now: "it hums;"'],
    ['What rings.', '\n\n> It hums', '0.2 has neither a test nor an exemption: > It hums'],
  ])('fails on a sentence without a test, added after "%s"', (before, added, problem) => {
    const problems = reportedFor(CLAIMS, SPECIFICATION.replace(before, `${before}${added}`));
    expect(problems).toContainEqual(expect.stringContaining(problem));
  });

  it('fails on a sentence that is gone or has other words', () => {
    const changed = SPECIFICATION.replace('twice', 'thrice').replace('| large | low |\n', '');
    expect(reportedFor(CLAIMS, changed)).toEqual([
      '1.1 has other words now: "It rings thrice;" instead of "It rings twice;"',
      '1.4 is no sentence any more: large | low',
    ]);
  });

  it('fails on a test that is renamed', () => {
    expect(reportedFor(CLAIMS, SPECIFICATION, TESTS.replace("'rests'", "'rests now'"))).toEqual(
      ['1.2', '1.3'].map((id) => `${id}: no test has exactly this title: bell.test.ts › rests`),
    );
  });

  it.each(['bell.test.ts › is skipped', 'bell.test.ts › rings', 'bell.test.ts › is a comment', 'no.test.ts › rests'])(
    'fails on a test that is skipped, a part of a title, no test, or not there: %s',
    (name) => {
      expect(reportedFor({ ...CLAIMS, '1.2': { says: 'then it rests.', tests: [name] } })).toHaveLength(1);
    },
  );

  it.each([{}, { tests: [] }, { exempt: 'not yet' }])('fails on neither a test nor a reason: %j', (nothing) => {
    expect(reportedFor({ ...CLAIMS, '1.2': { says: 'then it rests.', ...nothing } })).toHaveLength(1);
  });

  it('leaves out no word of the specification but headings and heads of tables', () => {
    const markdown = readFileSync(join(repository, 'docs/specification.md'), 'utf8');
    const words = (text: string): readonly string[] =>
      text
        .replaceAll(/[|\s]+/gu, ' ')
        .trim()
        .split(' ');
    const rule = /\n\|[^\n]*\n\|(?: ?-+ ?\|)+(?=\n)/gu;
    const all = markdown
      .replaceAll(rule, '')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.replace(/^- /u, ''));
    expect(
      words(
        sentencesOf(markdown)
          .map(({ text }) => text)
          .join(' '),
      ),
    ).toEqual(words(all.join(' ')));
    expect(sentencesOf(markdown).length).toBeGreaterThan(150);
  });

  it('knows two tests of one title apart by their groups', () => {
    const tests = testTitles(
      'a.test.ts',
      "describe('a', () => { it('x', f); }); describe('b', () => { it('x', f); });",
    );
    expect(testsNamed(tests, 'x')).toHaveLength(2);
    expect(testsNamed(tests, 'b › x')).toEqual([['b', 'x']]);
  });
});

describe('the script of npm run check', () => {
  let root: string;
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  const claim = (claims: Claims): void => write('docs/specification-coverage.json', JSON.stringify(claims));
  const check = (...args: readonly string[]) => {
    const script = ['scripts/specification-coverage.ts', root, ...args];
    const { status, stderr } = spawnSync('node', script, { cwd: repository, encoding: 'utf8' });
    return { status, stderr };
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'specification-'));
    mkdirSync(join(root, 'docs'));
    write('docs/specification.md', SPECIFICATION);
    write('docs/rules.md', SPECIFICATION);
    write('docs/rules-coverage.json', JSON.stringify(CLAIMS));
    write('bell.test.ts', TESTS);
    claim(CLAIMS);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('writes each sentence with its tests on one page, and fails where the page is not what follows', () => {
    expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('is not up to date') });
    expect(check('--write')).toEqual({ status: 0, stderr: '' });
    expect(check()).toEqual({ status: 0, stderr: '' });
    const page = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8');
    expect(page).toContain('5 sentences and clauses: 4 proved by tests (0 of them not in all they say), 1 exempt');
    expect(page).toContain('**1.1** It rings twice;\n\n- `bell.test.ts` › a bell › rings twice\n');
    expect(page).toContain('**0.1** What rings.\n\n- Exempt: it only says what is meant\n');
  });

  it('fails on a sentence without a test, and then writes nothing', () => {
    write('docs/specification.md', SPECIFICATION.replace('then it rests.', 'then it rests. It hums.'));
    expect(check('--write')).toMatchObject({ status: 1, stderr: expect.stringContaining('1.4 has other words now') });
    expect(existsSync(join(root, 'docs/specification-coverage.md'))).toBe(false);
  });
});
