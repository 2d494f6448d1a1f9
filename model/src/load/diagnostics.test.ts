import { describe, expect, test } from 'vitest';
import { CODES } from './codes.ts';
import { exampleTexts, loadTexts, loadTextsWithCode, set, withTexts } from '../example/example.fixture.ts';
import { loadProject } from '../project/load-project.ts';
import type { DocumentTypeName } from '../model/document-kinds.ts';
import type { Mistake } from './mistakes/mistake.fixture.ts';
import { BACKENDS } from './mistakes/backends.fixture.ts';
import { DASHBOARDS } from '../documents/dashboard/mistakes.fixture.ts';
import { FIELDS } from './mistakes/fields.fixture.ts';
import { IDENTITY } from './mistakes/identity.fixture.ts';
import { INLINE_ENUMS } from './mistakes/inline-enums.fixture.ts';
import { MAILS } from '../documents/mail/mistakes.fixture.ts';
import { KINDS, MARK } from './mistakes/kinds.fixture.ts';
import { NAMES } from './mistakes/names.fixture.ts';
import { OPERATIONS } from './mistakes/operations.fixture.ts';
import { OPTIONS } from './mistakes/options.fixture.ts';
import { PERMISSIONS } from './mistakes/permissions.fixture.ts';
import { FLOWS } from '../documents/flow/mistakes.fixture.ts';
import { STAFF_FLOWS } from '../documents/flow/staff-mistakes.fixture.ts';
import { PRINTS } from '../documents/print/mistakes.fixture.ts';
import { READING } from './mistakes/reading.fixture.ts';
import { RELATED } from './mistakes/related.fixture.ts';
import { SCREENS } from './mistakes/screens.fixture.ts';
import { CALENDARS_AND_MAPS } from './mistakes/calendar-map.fixture.ts';
import { VIEWS } from './mistakes/views.fixture.ts';
import { ASSIGNEES } from './mistakes/assignee.fixture.ts';
import { HOLDERS } from './mistakes/holder.fixture.ts';
import { SERVED } from './mistakes/served.fixture.ts';
import { KEY_FACTS } from './mistakes/key-facts.fixture.ts';
import { TABS } from './mistakes/tabs.fixture.ts';
import { SCENARIOS } from '../documents/scenario/mistakes.fixture.ts';
import { SHAPE } from './mistakes/shape.fixture.ts';
import { TEXTS } from './mistakes/texts.fixture.ts';
import { VALUES } from './mistakes/values.fixture.ts';

const OF_DOCUMENTS: Readonly<Record<DocumentTypeName, readonly Mistake[]>> = {
  flow: [...FLOWS, ...STAFF_FLOWS],
  mail: MAILS,
  print: PRINTS,
  dashboard: DASHBOARDS,
  scenario: SCENARIOS,
};

const MISTAKES = [
  ...Object.values(OF_DOCUMENTS).flat(),
  ...READING,
  ...NAMES,
  ...SHAPE,
  ...FIELDS,
  ...SCREENS,
  ...PERMISSIONS,
  ...IDENTITY,
  ...TEXTS,
  ...VALUES,
  ...OPERATIONS,
  ...RELATED,
  ...VIEWS,
  ...CALENDARS_AND_MAPS,
  ...TABS,
  ...ASSIGNEES,
  ...HOLDERS,
  ...SERVED,
  ...KEY_FACTS,
  ...OPTIONS,
  ...BACKENDS,
  ...INLINE_ENUMS,
  ...KINDS,
];

function placeOf(text: string, at: Mistake['at'], last?: true): { line: number; column: number } {
  const [before, marked] = typeof at === 'string' ? ['', at] : at;
  const found = last ? text.lastIndexOf(before + marked) : text.indexOf(before + marked);
  if (found < 0) throw new Error(`The edited file lacks ${before}${marked}:\n${text}`);
  const lines = text.slice(0, found + before.length).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

describe('Mistakes in schema files, each reported with its position and a hint', () => {
  test.each(MISTAKES)('the diagnostic $code reports $title', async (mistake) => {
    const { code, file, edit, otherFiles, at, last, message, hint, others = [], warning } = mistake;
    const texts = exampleTexts({ ...otherFiles, [file]: edit });
    const { diagnostics, model } = await loadTextsWithCode(texts);
    const reported = diagnostics.find((diagnostic) => diagnostic.code === code && diagnostic.file === file);
    expect(reported, JSON.stringify(diagnostics, null, 1)).toMatchObject(placeOf(texts[file] ?? '', at, last));
    expect(reported).toMatchObject({
      severity: warning ? 'warning' : 'error',
      message: typeof message === 'string' ? message : expect.stringMatching(message),
      hint,
    });
    expect(diagnostics.filter((one) => one !== reported).map((one) => one.code)).toEqual(others);
    expect(model === undefined).toBe(warning !== true);
  });

  test('a mistake in a resource file is also reported if only changed files are checked', async () => {
    const isResource = (file: string) => file.startsWith('schemas/resources/');
    for (const { title, file, edit, otherFiles } of MISTAKES) {
      const edits = { ...otherFiles, [file]: edit };
      if (!Object.keys(edits).every(isResource)) continue;
      const texts = exampleTexts(edits);
      const unchanged = new Set(Object.keys(texts).filter((each) => !(each in edits)));
      const [after, afresh] = [await loadTextsWithCode(texts, { unchanged }), await loadTextsWithCode(texts)];
      expect(after.diagnostics, title).toEqual(afresh.diagnostics);
    }
  });

  test('a project folder without a configuration file is reported', () => {
    const { diagnostics, config, model } = loadTexts({ 'readme.json': '{}' });
    expect(diagnostics).toMatchObject([{ code: 'TUY100', file: 'tuyen.config.json', line: 1, column: 1, frame: '' }]);
    expect([config, model]).toEqual([undefined, undefined]);
  });
});

test('a kind’s code file that this Node version cannot load causes a warning instead of an error', () => {
  const texts = exampleTexts({ [MARK]: set(['code'], '../../kinds/mark.ts') });
  const { diagnostics, model } = loadTexts(texts, {
    kindCodes: new Map([['kinds/mark.ts', { state: 'unsupported' }]]),
  });
  expect(diagnostics).toMatchObject([{ code: 'TUY908', severity: 'warning', file: MARK }]);
  expect(model?.kinds).toMatchObject([{ name: 'shelf-mark', code: 'kinds/mark.ts' }]);
});

test('a folder that is named like a schema file is reported', () => {
  const { diagnostics } = withTexts(exampleTexts({ 'schemas/enums/odd.json/inner.json': () => '{}' }), loadProject);
  expect(diagnostics).toMatchObject([{ code: 'TUY108', file: 'schemas/enums/odd.json', line: 1, column: 1 }]);
});

test('escaped backslashes, complete surrogate pairs and line breaks are not reported as invisible characters', () => {
  const file = 'schemas/resources/books.json';
  const edit = (text: string) => text.replace('"Pages"', String.raw`"\\u001b \ud83d\udc4d\n\t☎ \\\\ud83d"`);
  expect(loadTexts(exampleTexts({ [file]: edit })).diagnostics).toEqual([]);
});

describe('Table of diagnostic codes', () => {
  test('each diagnostic code is caused by at least one tested mistake', () => {
    const provoked = new Set<string>([
      'TUY100',
      'TUY108',
      'TUY111',
      'TUY112',
      'TUY908',
      ...MISTAKES.map(({ code }) => code),
    ]);
    expect(Object.keys(CODES).filter((code) => !provoked.has(code))).toEqual([]);
  });

  test.each(Object.entries(CODES))('the table of diagnostic codes explains %s', (_, { title, explanation }) => {
    expect(title).not.toBe('');
    expect(explanation).toMatch(/[.?]$/);
  });
});
