import type { FlowField, FlowStep, JsonSchema } from '@tuyen/model';
import { beforeAll, expect, test } from 'vitest';
import { library, contentOf } from '../../testing/library.ts';
import { locales } from '../locales/locales.ts';
import type { Project } from '../project.ts';
import { portal } from './pages.ts';

let project: Project;

beforeAll(async () => {
  project = await library();
});

test('a portal field uses the texts of its resource, unless the page overrides them', async () => {
  const page = await contentOf(portal(project), 'reserve/form.gen.ts');
  expect(page).toContain("label: 'resources.books.fields.isbn'");
  expect(page).toContain("label: 'pages.reserve.fields.wanted_on'");
  expect(page).toContain("title: 'pages.reserve.steps.book.title'");
});

test('the generated portal page marks the fields that the price depends on', async () => {
  const page = await contentOf(portal(project), 'reserve/form.gen.ts');
  expect(page).toMatch(/name: 'wanted_on',[^}]*priced: true/);
  expect(page).not.toMatch(/name: 'isbn',[^}]*priced/);
  expect(page).toContain("quote: 'public/quotes'");
});

test('only a multiline text field is marked as multiline in the generated portal page', async () => {
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
    contentOf(portal({ ...project, model: { ...model, flows: flows(multiline) } }), 'reserve/form.gen.ts');
  expect(await page(true)).toMatch(/name: 'isbn',[^}]*multiline: true/);
  expect(await page(false)).not.toContain('multiline');
});

test('only upload fields in the generated portal page define accepted file types and allow several files', async () => {
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
  const page = await contentOf(portal({ ...project, model: { ...model, flows } }), 'reserve/form.gen.ts');
  expect(page).toMatch(/name: 'isbn',[^}]*multiple: true,\s*accept: \['application\/pdf'\]/);
  expect(page).not.toMatch(/name: 'wanted_on',[^}]*(?:multiple|accept)/);
});

test('the generated portal page imports only the code of the kinds that its fields use', async () => {
  const { model } = project;
  const page = (coded: readonly string[]) => {
    const kinds = model.kinds.map(({ code: _, ...kind }) =>
      coded.includes(kind.name) ? { ...kind, code: `kinds/${kind.name}.ts` } : kind,
    );
    return contentOf(portal({ ...project, model: { ...model, kinds } }), 'reserve/form.gen.ts');
  };
  expect(await page(['isbn'])).toMatch(/import isbnKind from '[./]+kinds\/isbn\.ts';[^]*kinds: \{ isbn: isbnKind \}/);
  expect(await page([])).not.toContain('kinds:');
  const others = model.kinds.map(({ name }) => name).filter((name) => name !== 'isbn');
  expect(await page(others)).not.toContain('kinds:');
});

test('every text key in a generated portal page has a text in each language', async () => {
  const page = await contentOf(portal(project), 'reserve/form.gen.ts');
  const keys = [...page.matchAll(/'((?:pages|resources)\.[^']+)'/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(3);
  for (const language of project.model.languages) {
    const words = JSON.parse(
      await contentOf(locales(project), `readers/public/locales/${language}/common.json`),
    ) as object;
    for (const key of keys) expect(wordAt(words, key), `${language} ${key}`).toBeTypeOf('string');
  }
});

test('the generated portal page contains only the schema keywords that the form library RJSF needs', async () => {
  const page = await contentOf(portal(project), 'reserve/form.gen.ts');
  expect(page).toContain("schema: { type: 'string' }");
  expect(page).not.toMatch(/x-label|Nhan đề|format: 'date'/);
});

test('the locale file of the portal has the texts of fields on its own pages and of no other fields', async () => {
  const words = await contentOf(locales(project), 'readers/public/locales/vi/common.json');
  expect(words).toContain('Ngày cần');
  expect(words).not.toContain('Mật khẩu');
});

/** Looks up a key like i18next. Both `address` and the dotted key `address.city` may have a text. */
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

async function pageWith(field: Partial<FlowField>, step: Partial<FlowStep> = {}): Promise<string> {
  const flows = project.model.flows.map((flow) => ({
    ...flow,
    steps: flow.steps.map((each) => ({
      ...each,
      ...step,
      fields: each.fields.map((one, index) => (index === 0 ? { ...one, ...field } : one)),
    })),
  }));
  return contentOf(portal({ ...project, model: { ...project.model, flows } }), 'reserve/form.gen.ts');
}

test('the generated code of a portal page has the expected text', async () => {
  expect(await pageWith({})).toBe(
    `// From schemas/flows/reserve.json by \`tuyen generate\`. Edit that file instead.
import type { FormPage } from '@tuyen/portal-kit';
import isbnKind from '../../../../kinds/isbn.ts';
import { validateBook } from './book.gen.js';

export const reserveForm: FormPage = {
  name: 'reserve',
  route: '/reserve',
  title: 'pages.reserve.title',
  steps: [
    {
      name: 'book',
      title: 'pages.reserve.steps.book.title',
      fields: [
        {
          name: 'isbn',
          ref: 'books.isbn',
          kind: 'text',
          widget: 'TextWidget',
          label: 'resources.books.fields.isbn',
          required: false,
          format: 'isbn',
          transform: 'digits',
          schema: { type: 'string' },
        },
        {
          name: 'wanted_on',
          ref: 'books.bought_on',
          kind: 'date',
          widget: 'DateWidget',
          label: 'pages.reserve.fields.wanted_on',
          required: true,
          priced: true,
          schema: { type: 'string' },
        },
      ],
      validate: validateBook,
    },
  ],
  submit: { method: 'POST', path: 'public/reservations', captcha: false, idempotent: true, quote: 'public/quotes' },
  kinds: { isbn: isbnKind },
};
`,
  );
});

test.each<readonly [string, JsonSchema, JsonSchema]>([
  ['of a text', { type: 'string', minLength: 1, default: '' }, { type: 'string', default: '' }],
  ['of a switch', { type: 'boolean', default: false }, { type: 'boolean', default: false }],
  [
    'of a list',
    { type: 'array', items: { type: 'string', maxLength: 9 }, maxItems: 0 },
    { type: 'array', items: { type: 'string' }, maxItems: 0 },
  ],
  ['of a list of anything', { type: 'array', items: {} }, { type: 'array' }],
  ['of anything', { title: 'More' }, {}],
])(
  'the form library RJSF gets only the type, items, maximum number and default from the schema %s',
  async (_, schema, drawn) => {
    const [first] = project.model.flows[0]?.steps[0]?.fields ?? [];
    if (!first) throw new Error('No field');
    const page = await pageWith({ field: { ...first.field, schema } });
    const [, text = ''] = /schema: (\{.*\}),/u.exec(page) ?? [];
    expect(text.replaceAll(/[\s']/gu, '')).toBe(JSON.stringify(drawn).replaceAll('"', ''));
  },
);

test('a portal page has introductions of steps and links of fields only if the schema defines them', async () => {
  const keys = (page: string) => page.match(/'pages\.reserve\.(?:links|steps\.book\.intro)[^']*'/gu);
  expect(keys(await pageWith({}))).toBeNull();
  const link = { label: { en: 'Rules' }, to: { en: '/rules' } };
  const page = await pageWith({ link }, { intro: { en: 'Take any.' } });
  expect(keys(page)).toEqual([
    "'pages.reserve.steps.book.intro'",
    "'pages.reserve.links.isbn.label'",
    "'pages.reserve.links.isbn.to'",
  ]);
});

test('each portal flow has a page, and each step of the flow has a validator with types', () => {
  const files = portal(project);
  const place = 'web/readers/generated';
  expect(files.map(({ path, sources, format }) => [path, ...sources, format])).toEqual([
    [`${place}/reserve/form.gen.ts`, 'schemas/flows/reserve.json', true],
    [`${place}/reserve/book.gen.js`, 'schemas/flows/reserve.json', true],
    [`${place}/reserve/book.gen.d.ts`, 'schemas/flows/reserve.json', true],
    [`${place}/reserve/page.gen.tsx`, 'schemas/flows/reserve.json', true],
    [`${place}/pages.gen.ts`, 'schemas/flows/', true],
    [`${place}/project.gen.ts`, 'tuyen.config.json', true],
  ]);
  const { portal: _portal, ...paths } = project.paths;
  expect(portal({ ...project, paths })).toEqual([]);
});

test('the generated portal files contain the project’s languages and region, and the types of each validator', async () => {
  const files = portal(project);
  expect(await contentOf(files, 'generated/project.gen.ts')).toBe(
    `// From tuyen.config.json by \`tuyen generate\`. Edit that file instead.
import type { Region } from '@tuyen/model';
import { addressesOf } from '@tuyen/portal-kit/define';

/** The first is the default. */
export const languages = ['vi', 'en'] as const;

export type Language = (typeof languages)[number];

/** Returns the address of a page in a language: the first at \`/…\`, others below \`/<language>/\`. */
export const { pathIn } = addressesOf(languages);

/** How times, numbers and money are written. */
export const region: Region = {
  timeZone: 'UTC',
  dates: 'yyyy-MM-dd',
  numbers: { group: ',', decimal: '.' },
  currency: { code: 'XXX', minorUnit: 0, pattern: '{amount}' },
};
`,
  );
  expect(await contentOf(files, 'book.gen.d.ts')).toBe(
    `// From schemas/flows/reserve.json by \`tuyen generate\`. Edit that file instead.
import type { CompiledValidator } from '@tuyen/model/validation';

export declare const validateBook: CompiledValidator;
`,
  );
});
