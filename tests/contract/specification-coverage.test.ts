import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coverageProblemsOf, type Claims } from '../../scripts/specification/coverage.ts';
import { mutationDigest, mutationProblems, type SentenceMutation } from '../../scripts/specification/mutations.ts';
import { batchesOf } from '../../scripts/specification/run-mutations.ts';
import { namePattern } from '../../scripts/specification/named-tests.ts';
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

describe('Specification coverage', () => {
  const reportedFor = (claims: Claims, specification = SPECIFICATION, tests = TESTS): readonly string[] =>
    coverageProblemsOf(specification, claims, (path) => (path === 'bell.test.ts' ? tests : undefined));

  it('the coverage check passes if every sentence of the specification has a test or a reason', () => {
    expect(reportedFor(CLAIMS)).toEqual([]);
  });

  it.each([
    ['| large | low |\n', '| small | high |\n', '1.5 has neither a test nor an exemption: small | high'],
    ['then it rests.', ' It hums.', '1.3 has other words now: "It hums."'],
    ['It rings twice;', ' it hums;', '1.2 has other words now: "it hums;"'],
    ['What rings.', '\n\n> It hums', '0.2 has neither a test nor an exemption: > It hums'],
  ])(
    'the coverage check fails for an untested sentence added to the specification after "%s"',
    (before, added, problem) => {
      const problems = reportedFor(CLAIMS, SPECIFICATION.replace(before, `${before}${added}`));
      expect(problems).toContainEqual(expect.stringContaining(problem));
    },
  );

  it('the coverage check fails for a removed or reworded sentence of the specification', () => {
    const changed = SPECIFICATION.replace('twice', 'thrice').replace('| large | low |\n', '');
    expect(reportedFor(CLAIMS, changed)).toEqual([
      '1.1 has other words now: "It rings thrice;" instead of "It rings twice;"',
      '1.4 is not a sentence any more: large | low',
    ]);
  });

  it('the coverage check fails if a test named for a sentence was renamed', () => {
    expect(reportedFor(CLAIMS, SPECIFICATION, TESTS.replace("'rests'", "'rests now'"))).toEqual(
      ['1.2', '1.3'].map((id) => `${id}: no test has exactly this title: bell.test.ts › rests`),
    );
  });

  it.each(['bell.test.ts › is skipped', 'bell.test.ts › rings', 'bell.test.ts › is a comment', 'no.test.ts › rests'])(
    'the coverage check fails if a sentence names a test that does not run: %s',
    (name) => {
      expect(reportedFor({ ...CLAIMS, '1.2': { says: 'then it rests.', tests: [name] } })).toHaveLength(1);
    },
  );

  it.each([{}, { tests: [] }, { exempt: 'not yet' }])(
    "the coverage check fails for a sentence's entry without a test or reason: %j",
    (nothing) => {
      expect(reportedFor({ ...CLAIMS, '1.2': { says: 'then it rests.', ...nothing } })).toHaveLength(1);
    },
  );

  it('the coverage check covers every word of the specification except headings and table heads', () => {
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

  it('the coverage check distinguishes two tests with the same title by their groups', () => {
    const tests = testTitles(
      'a.test.ts',
      "describe('a', () => { it('x', f); }); describe('b', () => { it('x', f); });",
    );
    expect(testsNamed(tests, 'x')).toHaveLength(2);
    expect(testsNamed(tests, 'b › x')).toEqual([['b', 'x']]);
  });
});

const MUTATION: SentenceMutation = {
  file: 'bell.ts',
  find: 'rings = 2',
  replace: 'rings = 1',
  test: 'bell.test.ts › a bell › rings twice',
};

describe('Code mutations that prove sentences of the specification', () => {
  const BELL = 'const rings = 2;';
  const claims: Claims = { '1.1': { says: 'It rings twice;', tests: [MUTATION.test] } };
  const reading =
    (bell: string, tests = TESTS) =>
    (path: string) =>
      ({ 'bell.ts': bell, 'bell.test.ts': tests })[path];
  const reportedFor = (mutation: Partial<SentenceMutation>, bell = BELL) =>
    mutationProblems(claims, { '1.1': [{ ...MUTATION, ...mutation }] }, reading(bell));

  it('the mutation check passes if the text to mutate occurs as often as stated', () => {
    expect(reportedFor({})).toEqual([]);
    expect(reportedFor({ times: 2 }, `${BELL} ${BELL}`)).toEqual([]);
  });

  it('the mutation check fails for a sentence that needs a mutation but has none', () => {
    expect(mutationProblems(claims, {}, reading(BELL))).toEqual([
      '1.1 has no mutation: add a change that one of its tests catches',
    ]);
  });

  it.each([
    ['is not in the file', {}, 'const rings = 3;', 'occurs 0 times in bell.ts, instead of 1'],
    ['is there twice', {}, `${BELL} ${BELL}`, 'occurs 2 times in bell.ts, instead of 1'],
    ['is in a file that is gone', { file: 'gone.ts' }, BELL, 'occurs 0 times in gone.ts, instead of 1'],
    ['changes nothing', { replace: MUTATION.find }, BELL, 'is replaced by itself in bell.ts'],
    [
      'names a test of another sentence',
      { test: 'bell.test.ts › rests' },
      BELL,
      'does not name the test of its mutation',
    ],
  ])('the mutation check fails for a listed mutation that %s', (_what, mutation, bell, problem) => {
    expect(reportedFor(mutation, bell)).toEqual([expect.stringContaining(problem)]);
  });

  it("a mutation's digest changes with the mutation or its test, but not with other tests", () => {
    const digest = mutationDigest(MUTATION, reading(BELL));
    const others = TESTS.replace("it('rests', () => {})", "it('rests', () => rest())");
    expect(mutationDigest({ ...MUTATION, caught: digest }, reading(BELL, others))).toBe(digest);
    const own = TESTS.replace("it('rings twice', () => {})", "it('rings twice', () => ring())");
    expect(mutationDigest(MUTATION, reading(BELL, own))).not.toBe(digest);
    expect(mutationDigest({ ...MUTATION, replace: 'rings = 0' }, reading(BELL))).not.toBe(digest);
  });
});

describe('Code mutations applied in one batch', () => {
  const mutation = (more: Partial<SentenceMutation>): SentenceMutation => ({ ...MUTATION, ...more });
  const other = { file: 'tower.ts', test: 'bell.test.ts › rests' };

  it('code mutations share a batch only if their test failures are distinguishable', () => {
    const [one, two] = [mutation({ fails: "to be 'twice'" }), mutation({ ...other, fails: "to be 'quiet'" })];
    expect(batchesOf([one, two])).toEqual([[one, two]]);
    for (const fails of [undefined, "to be 'twice'", 'twice', "expected 1 to be 'twice'"])
      expect(batchesOf([one, mutation({ ...other, ...(fails !== undefined && { fails }) })])).toHaveLength(2);
  });

  it('code mutations share a batch only if they change different places and fail different tests or cases', () => {
    const one = mutation({ fails: 'one' });
    const place = { file: 'tower.ts', find: 'height', fails: 'two' };
    expect(batchesOf([one, mutation(place)])).toHaveLength(2);
    const cases = { test: 'bell.test.ts › low: %s' };
    expect(batchesOf([{ ...one, ...cases }, mutation({ ...place, ...cases })])).toHaveLength(1);
    expect(batchesOf([{ ...one, ...cases }, mutation({ ...cases, find: 'rings', fails: 'two' })])).toHaveLength(2);
  });
});

it.each([
  ['a bell › rings twice', 'a bell rings twice', 'a bell > rings twice'],
  ['%s rings %d times (+)', 'in vi x rings 2 times (+)', 'in vi > x rings 2 times (+)'],
  ['the page of $name › shows ${what} here', 'the page of a shows b here', 'the page of a > shows b here'],
])(
  'the name pattern of the test title "%s" matches the test\'s name in reports and filters',
  (title, reported, filtered) => {
    const pattern = new RegExp(namePattern(title), 'u');
    expect([reported, filtered].map((name) => pattern.test(name))).toEqual([true, true]);
    expect(pattern.test(`${reported} and more`)).toBe(false);
  },
);

describe('The specification script of npm run check', () => {
  let root: string;
  const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
  const claim = (claims: Claims): void => write('docs/coverage/specification.json', JSON.stringify(claims));
  const check = (...args: readonly string[]) => {
    const script = ['scripts/specification-coverage.ts', root, ...args];
    const { status, stderr } = spawnSync('node', script, { cwd: repository, encoding: 'utf8' });
    return { status, stderr };
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'specification-'));
    mkdirSync(join(root, 'docs/coverage'), { recursive: true });
    write('docs/specification.md', SPECIFICATION);
    write('docs/rules.md', SPECIFICATION);
    write('docs/coverage/rules.json', JSON.stringify(CLAIMS));
    write('bell.test.ts', TESTS);
    claim(CLAIMS);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('the specification script lists sentences with their tests on one page, and fails if the page is outdated', () => {
    expect(check()).toMatchObject({ status: 1, stderr: expect.stringContaining('is not up to date') });
    expect(check('--write')).toEqual({ status: 0, stderr: '' });
    expect(check()).toEqual({ status: 0, stderr: '' });
    const page = readFileSync(join(root, 'docs/generated/specification-coverage.md'), 'utf8');
    expect(page).toContain('5 sentences and clauses: 4 proved by tests (0 of them not in all they say), 1 exempt');
    expect(page).toContain('**1.1** It rings twice;\n\n- `bell.test.ts` › a bell › rings twice\n');
    expect(page).toContain('**0.1** What rings.\n\n- Exempt: it only says what is meant\n');
  });

  it('the specification script lists each code mutation below its test', () => {
    const bell = 'const rings = 2;';
    const read = (path: string) => ({ 'bell.ts': bell, 'bell.test.ts': TESTS })[path];
    write('bell.ts', bell);
    const caught = { ...MUTATION, caught: mutationDigest(MUTATION, read) };
    const { test, ...change } = { ...MUTATION, test: 'bell.test.ts › rests' };
    const other = { ...change, find: 'const', replace: 'let', test };
    const all = {
      '1.1': [caught],
      '1.2': [other],
      '1.3': [other],
      '1.4': [{ ...other, test: 'bell.test.ts › low: %s' }],
    };
    write('docs/coverage/specification-mutations.json', JSON.stringify(all));
    const page = () => readFileSync(join(root, 'docs/generated/specification-coverage.md'), 'utf8');
    expect(check('--write')).toEqual({ status: 0, stderr: '' });
    expect(page()).toContain('rings twice\n  - Mutation: `bell.ts` with `rings = 1` for `rings = 2`\n');
    expect(page()).toContain('rests\n  - Mutation: `bell.ts` with `let` for `const`\n');
    write('bell.test.ts', TESTS.replace("it('rings twice', () => {})", "it('rings twice', () => ring())"));
    expect(check()).toEqual({ status: 0, stderr: '' });
  });

  it('the specification script writes nothing and fails if a sentence has no test', () => {
    write('docs/specification.md', SPECIFICATION.replace('then it rests.', 'then it rests. It hums.'));
    expect(check('--write')).toMatchObject({ status: 1, stderr: expect.stringContaining('1.4 has other words now') });
    expect(existsSync(join(root, 'docs/generated/specification-coverage.md'))).toBe(false);
  });
});
