import { listIn, objectOrEmpty, textIn } from '../json.ts';
import type { SentenceMutation, SentenceMutations } from './mutations.ts';
import { sentencesOf, type Sentence } from './sentences.ts';
import { testsNamed, testTitles, TITLE_SEPARATOR, type TitlePath } from './test-titles.ts';

/**
 * States which tests prove a sentence of the specification, or why no test proves it. Contains both if tests prove only
 * part of the sentence.
 */
export interface TestedSentence {
  /**
   * Copy of the specification's sentence. If the sentence in the specification differs, it has changed, and its tests
   * must be reviewed.
   */
  readonly says: string;
  /** Tests in the form `path/of/file.test.ts › title`. Titles of groups precede the title if it alone is ambiguous. */
  readonly tests?: readonly string[];
  readonly exempt?: string;
}

export type Claims = Readonly<Record<string, TestedSentence>>;

export function claimsIn(file: unknown): Claims {
  const claims = Object.entries(objectOrEmpty(file)).map(([id, written]): [string, TestedSentence] => {
    const { says, tests, exempt } = objectOrEmpty(written);
    const reason = textIn(exempt);
    return [
      id,
      { says: String(says), tests: listIn(tests).map(String), ...(reason !== undefined && { exempt: reason }) },
    ];
  });
  return Object.fromEntries(claims);
}

const FEWEST_WORDS_OF_A_REASON = 4;

export type ReadFile = (path: string) => string | undefined;

function refusedTest(name: string, titlesOf: (file: string) => readonly TitlePath[] | undefined): string | undefined {
  const [file = '', ...titles] = name.split(TITLE_SEPARATOR);
  const tests = titlesOf(file);
  if (tests === undefined) return `there is no file ${file}`;
  const found = testsNamed(tests, titles.join(TITLE_SEPARATOR));
  if (found.length === 1) return undefined;
  return found.length === 0
    ? `no test has exactly this title: ${name}`
    : `several tests have this title, put that of their group before it: ${name}`;
}

/**
 * Checks the list of which tests prove the sentences of a specification. Returns the problems, one sentence each. There
 * are none if every sentence has existing tests or a reason why it has none.
 * @param specification Markdown
 * @throws Error if a test file cannot be parsed
 */
export function coverageProblemsOf(specification: string, claims: Claims, read: ReadFile): readonly string[] {
  const problems: string[] = [];
  const sentences = sentencesOf(specification);
  const files = new Map<string, readonly TitlePath[] | undefined>();
  const titlesOf = (file: string): readonly TitlePath[] | undefined => {
    if (!files.has(file)) {
      const source = read(file);
      files.set(file, source === undefined ? undefined : testTitles(file, source));
    }
    return files.get(file);
  };
  for (const { id, text } of sentences) {
    const claim = claims[id];
    if (claim === undefined) {
      problems.push(`${id} has neither a test nor an exemption: ${text}`);
      continue;
    }
    if (claim.says !== text) problems.push(`${id} has other words now: "${text}" instead of "${claim.says}"`);
    const { tests = [], exempt } = claim;
    if (tests.length === 0 && exempt === undefined) problems.push(`${id} names no test and no reason: ${text}`);
    if (exempt !== undefined && exempt.trim().split(/\s+/u).length < FEWEST_WORDS_OF_A_REASON)
      problems.push(`${id} is exempt without a reason that explains anything: "${exempt}"`);
    if (new Set(tests).size !== tests.length) problems.push(`${id} names a test twice`);
    for (const name of tests) {
      const refused = refusedTest(name, titlesOf);
      if (refused !== undefined) problems.push(`${id}: ${refused}`);
    }
  }
  const ids = new Set(sentences.map(({ id }) => id));
  for (const [id, { says }] of Object.entries(claims)) {
    if (!ids.has(id)) problems.push(`${id} is not a sentence any more: ${says}`);
  }
  return problems;
}

const LONGEST_CODE = 100;

function code(text: string): string {
  const line = text.trim().replaceAll(/\s+/gu, ' ');
  const short = line.length > LONGEST_CODE ? `${line.slice(0, LONGEST_CODE)}…` : line;
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}

function mutated({ file, find, replace }: SentenceMutation): string {
  const change = replace.trim() === '' ? `without ${code(find)}` : `with ${code(replace)} for ${code(find)}`;
  return `  - Mutation: \`${file}\` ${change}`;
}

function entry(
  { id, text }: Sentence,
  { tests = [], exempt }: TestedSentence,
  mutations: readonly SentenceMutation[] = [],
): string {
  const proofs = tests.map((name) => {
    const [file = '', ...titles] = name.split(TITLE_SEPARATOR);
    const changes = mutations.filter(({ test }) => test === name).map(mutated);
    return [`- \`${file}\` › ${titles.join(TITLE_SEPARATOR)}`, ...changes].join('\n');
  });
  const reason = exempt === undefined ? [] : [`- ${tests.length === 0 ? 'Exempt' : 'Not all of it'}: ${exempt}`];
  return [`**${id}** ${text}`, '', ...proofs, ...reason].join('\n');
}

function introduction(name: string, mutations: SentenceMutations | undefined): string {
  const sources = [
    `[${name}.md](../${name}.md)`,
    `[coverage/${name}.json](../coverage/${name}.json)`,
    ...(mutations ? [`[coverage/${name}-mutations.json](../coverage/${name}-mutations.json)`] : []),
  ];
  return [
    `Written by \`node scripts/specification-coverage.ts --write\` from ${sources.join(', ')}`,
    `and the titles of the tests; \`npm run check\` fails where a sentence has no test and no reason${mutations ? ', or no mutation,' : ','}`,
    'or where a test that is named here is not there. Do not edit it.',
    ...(mutations
      ? [
          '',
          'A mutation is a change of the behavior that a sentence states. `npm run test:specification` makes each in a copy of the project',
          'and runs the test above it, which passes without the mutation and fails with it. `npm run test:full` makes all of them and fails',
          'for each that is not caught.',
        ]
      : []),
  ].join('\n');
}

export function coveragePage(
  name: string,
  specification: string,
  claims: Claims,
  mutations?: SentenceMutations,
): string {
  const sentences = sentencesOf(specification);
  const of = (id: string): TestedSentence => claims[id] ?? { says: '' };
  const proved = sentences.filter(({ id }) => (of(id).tests ?? []).length > 0);
  const partly = proved.filter(({ id }) => of(id).exempt !== undefined);
  const counts = `${sentences.length} sentences and clauses: ${proved.length} proved by tests (${partly.length} of them not in all they say), ${sentences.length - proved.length} exempt, with reasons.`;
  const parts = [`# What proves the ${name}`, introduction(name, mutations), counts];
  let heading = '';
  for (const sentence of sentences) {
    if (sentence.heading !== heading) {
      heading = sentence.heading;
      parts.push(`## ${heading}`);
    }
    parts.push(entry(sentence, of(sentence.id), mutations?.[sentence.id]));
  }
  return `${parts.join('\n\n')}\n`;
}
