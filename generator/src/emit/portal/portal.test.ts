import { beforeAll, expect, test } from 'vitest';
import { library, textOf } from '../../testing/library.ts';
import { locales } from '../locales/locales.ts';
import type { Project } from '../project.ts';
import { portal } from './pages.ts';

let project: Project;

beforeAll(async () => {
  project = await library();
});

test('a field’s texts come from the resource, or from the page if it overrides them', async () => {
  const page = await textOf(portal(project), 'reserve/page.gen.ts');
  expect(page).toContain("label: 'resources.books.fields.isbn'");
  expect(page).toContain("label: 'pages.reserve.fields.wanted_on'");
  expect(page).toContain("title: 'pages.reserve.steps.book.title'");
});

test('a page marks the fields that the price depends on', async () => {
  const page = await textOf(portal(project), 'reserve/page.gen.ts');
  expect(page).toMatch(/name: 'wanted_on',[^}]*priced: true/);
  expect(page).not.toMatch(/name: 'isbn',[^}]*priced/);
  expect(page).toContain("quote: 'public/quotes'");
});

test('a page has several lines for a text that may have them, and for no other', async () => {
  const { model } = project;
  const flows = (multiline: boolean) =>
    model.flows.map((flow) => ({
      ...flow,
      steps: flow.steps.map((step) => ({
        ...step,
        fields: step.fields.map((each) =>
          each.field.kind === 'text' ? { ...each, field: { ...each.field, multiline } } : each,
        ),
      })),
    }));
  const page = (multiline: boolean) =>
    textOf(portal({ ...project, model: { ...model, flows: flows(multiline) } }), 'reserve/page.gen.ts');
  expect(await page(true)).toMatch(/name: 'isbn',[^}]*multiline: true/);
  expect(await page(false)).not.toContain('multiline');
});

test('a page says of uploads alone which files they take, and how many', async () => {
  const { model } = project;
  const file = { kind: 'file', format: 'upload', multiple: true, accept: ['application/pdf'] } as const;
  const flows = model.flows.map((flow) => ({
    ...flow,
    steps: flow.steps.map((step) => ({
      ...step,
      fields: step.fields.map((each) =>
        each.name === 'isbn' ? { ...each, field: { ...each.field, ...file } as typeof each.field } : each,
      ),
    })),
  }));
  const page = await textOf(portal({ ...project, model: { ...model, flows } }), 'reserve/page.gen.ts');
  expect(page).toMatch(/name: 'isbn',[^}]*multiple: true,\s*accept: \['application\/pdf'\]/);
  expect(page).not.toMatch(/name: 'wanted_on',[^}]*(?:multiple|accept)/);
});

test('a page brings the code of the kinds of its own fields, and of no others', async () => {
  const { model } = project;
  const page = (coded: readonly string[]) => {
    const kinds = model.kinds.map(({ code: _, ...kind }) =>
      coded.includes(kind.name) ? { ...kind, code: `kinds/${kind.name}.ts` } : kind,
    );
    return textOf(portal({ ...project, model: { ...model, kinds } }), 'reserve/page.gen.ts');
  };
  expect(await page(['isbn'])).toMatch(/import isbnKind from '[./]+kinds\/isbn\.ts';[^]*kinds: \{ isbn: isbnKind \}/);
  expect(await page([])).not.toContain('kinds:');
  const others = model.kinds.map(({ name }) => name).filter((name) => name !== 'isbn');
  expect(await page(others)).not.toContain('kinds:');
});

test('every key of a page has a text of the portal in every language', async () => {
  const page = await textOf(portal(project), 'reserve/page.gen.ts');
  const keys = [...page.matchAll(/'((?:pages|resources)\.[^']+)'/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(3);
  for (const language of project.model.languages) {
    const words = JSON.parse(
      await textOf(locales(project), `readers/public/locales/${language}/common.json`),
    ) as object;
    for (const key of keys) expect(wordAt(words, key), `${language} ${key}`).toBeTypeOf('string');
  }
});

test('a page has of each schema what RJSF draws, and no texts', async () => {
  const page = await textOf(portal(project), 'reserve/page.gen.ts');
  expect(page).toContain("schema: { type: 'string' }");
  expect(page).not.toMatch(/x-label|Nhan đề|format: 'date'/);
});

test('the portal has only the texts of its own fields', async () => {
  const words = await textOf(locales(project), 'readers/public/locales/vi/common.json');
  expect(words).toContain('Ngày cần');
  expect(words).not.toContain('Mật khẩu');
});

/** Looks a key up like i18next: a dotted key may exist beside the text of its first part. */
function wordAt(words: object, key: string): unknown {
  const [root = '', name = '', tree = '', ...path] = key.split('.');
  const branch = (words as Record<string, Record<string, Record<string, unknown>>>)[root]?.[name];
  if (path.length === 0) return branch?.[tree];
  const found = branch?.[tree] as Record<string, unknown> | undefined;
  return (
    found?.[path.join('.')] ??
    path.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], found)
  );
}
