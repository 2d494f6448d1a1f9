import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { kindNamed } from '../kinds/index.ts';
import { isNumberBase } from '../model/fields/value-formats.ts';
import { PROJECT_KIND_BASES, resourceNamed as resourceOf } from '../model/model.ts';
import { formatDiagnostic } from '../load/diagnostic.ts';
import {
  FILES,
  exampleTexts,
  loadExample,
  loadTexts,
  property,
  replace,
  resourceNamed,
  set,
} from '../example/example.fixture.ts';

const BOOKS = 'schemas/resources/books.json';
const LOANS = 'schemas/resources/loans.json';

describe('Project without mistakes', () => {
  const { model, diagnostics, locales, sources, config } = loadExample();

  test('a valid project loads without reported problems', () => {
    expect(diagnostics).toEqual([]);
    expect(config?.server?.out).toBe('server/generated');
    expect([...sources.keys()].toSorted()).toEqual(Object.keys(FILES).toSorted());
    expect(locales['vi']?.['admin']).toEqual({ menu: { home: 'Trang chủ' } });
  });

  test('every loaded resource has defaults for its missing settings', () => {
    const branches = model && resourceOf(model, 'branches');
    expect(branches).toMatchObject({
      source: 'schemas/resources/branches.json',
      icon: 'ListAlt',
      menu: 'other',
      scope: 'global',
      title: '{name}',
      plural: { vi: 'Chi nhánh', en: 'Branch' },
      actions: ['list', 'show', 'create', 'edit', 'delete'],
      seed: 10,
    });
    const names = branches?.fields.map((field) => field.name);
    expect(names).toEqual(['name', 'id', 'version', 'created_at', 'updated_at', 'created_by']);
  });

  test('a loaded resource with the scope "office" has an office field', () => {
    const office = model && resourceOf(model, 'loans')?.fields.find(({ name }) => name === 'office_id');
    expect(office).toMatchObject({ kind: 'reference', resource: 'branches', system: true, readOnly: true });
  });

  test('loading a project twice returns equal models', () => {
    expect(loadExample().model).toEqual(model);
  });

  test('the model of a loaded project is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(model))).toEqual(model);
  });
});

describe('Language that the tool does not support', () => {
  const admin = { out: 'src/generated', custom: 'src/custom', public: 'public' };
  const config = set(
    ['languages'],
    ['vi', 'en', 'nl'],
  )(set(['admin'], admin)(exampleTexts()['tuyen.config.json'] ?? ''));
  const tool = { admin: { auth: { sign_in: 'Sign in', email: 'E-mail' }, done: { title: 'Done', text: 'Fine' } } };
  const missing = (dutch?: object) =>
    loadTexts(
      {
        ...exampleTexts(),
        'tuyen.config.json': config,
        ...(dutch && { 'schemas/locales/nl/admin.json': JSON.stringify(dutch) }),
      },
      { toolWords: { vi: tool, en: tool } },
    )
      .diagnostics.filter(({ code, message }) => code === 'TUY805' && message.includes(' lacks '))
      .map(({ file, severity, message }) => [file, severity, message]);

  test('one warning reports all texts of the tool that a project lacks in a language', () => {
    expect(missing()).toEqual([
      [
        'tuyen.config.json',
        'warning',
        '"nl" lacks 16 texts: admin.json auth.sign_in, auth.email, done.title, … (5); model.json fields.id, fields.office_id, fields.version, … (11).',
      ],
    ]);
  });

  test('texts that a project provides in a language unsupported by the tool are not reported', () => {
    const [[, , message] = []] = missing({ auth: { sign_in: 'Aanmelden', email: 'E-mail' }, done: { title: 'Klaar' } });
    expect(message).toMatch(/^"nl" lacks 13 texts: admin\.json done\.text, menu\.home; model\.json /u);
  });
});

describe('Project with mistakes', () => {
  test('all mistakes in a project are reported at once, ordered by file and position', () => {
    const { model, diagnostics } = loadExample({
      [BOOKS]: (text) => replace('"money"', '"monye"')(replace('"menu": "stock"', '"mneu": "stock"')(text)),
      [LOANS]: replace('"x-reference": "books"', '"x-reference": "boks"'),
      'schemas/kinds/shelf-mark.json': replace('"examples": [', '"examples": [,'),
    });
    expect(model).toBeUndefined();
    expect(diagnostics.map(({ file, code }) => `${file.split('/').at(-1)} ${code}`)).toEqual([
      'shelf-mark.json TUY101',
      'books.json TUY301',
      'books.json TUY206',
      'loans.json TUY203',
    ]);
  });

  test('a printed diagnostic shows the line, the hint and where to read more', () => {
    const { diagnostics } = loadExample({ [LOANS]: replace('"x-reference": "books"', '"x-reference": "book"') });
    const text = diagnostics.map(formatDiagnostic).join('\n');
    expect(text).toBe(
      [
        'error TUY203  schemas/resources/loans.json:42:24  /schema/properties/book_id/x-reference',
        '  42 │         "x-reference": "book",',
        '     │                        ^^^^^^',
        '  No resource is named "book". Did you mean "books"?',
        '  More: tuyen explain TUY203',
      ].join('\n'),
    );
  });

  test('an unreadable file causes no reported problems in other files', () => {
    for (const [file] of Object.entries(FILES).filter(([name]) => name.startsWith('schemas/'))) {
      const { diagnostics } = loadExample({ [file]: () => '{ "name": oops }' });
      expect(diagnostics.map((one) => `${one.file} ${one.code}`)).toEqual([`${file} TUY101`]);
    }
  });

  test('comments and trailing commas are reported without hiding further problems in the file', () => {
    const { diagnostics } = loadExample({
      [BOOKS]: (text) =>
        `// a comment\n${replace('"maximum": 5000', '"maximun": 5000')(replace('"read"', '"read",')(text))}`,
    });
    expect(diagnostics.map(({ code, line }) => `${code} ${line}`)).toEqual(['TUY103 1', 'TUY102 16', 'TUY401 47']);
  });

  test('warnings do not prevent a project from loading', () => {
    const { model, diagnostics } = loadExample({ [LOANS]: replace('"to": "LOST"', '"to": "RETURNED"') });
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
    expect(model).toBeDefined();
  });

  test.each([
    ['a number', '7'],
    ['a list', '[]'],
    ['null', 'null'],
    ['an empty file', ' '],
    [
      'every key of the wrong type',
      '{"name":1,"label":2,"schema":3,"list":4,"form":5,"workflow":6,"access":7,"actions":8}',
    ],
    [
      'wrong inside',
      '{"name":"books","label":{},"schema":{"properties":{"a":7,"b":{"items":3,"$ref":1,"enum":4}}},"form":{"sections":[1,{"fields":2}]},"workflow":{"field":"a","transitions":[1,{}]},"list":{"columns":[1]}}',
    ],
    [
      'a prototype',
      '{"__proto__":{"name":"x"},"constructor":{},"name":"books","label":{"vi":"a","en":"b"},"schema":{"properties":{"__proto__":{"type":"string"}}}}',
    ],
  ])('loading a resource file that is %s reports a problem instead of crashing', (_, text) => {
    const { model, diagnostics } = loadExample({ [BOOKS]: () => text });
    expect(model).toBeUndefined();
    expect(diagnostics.filter(({ file }) => file === BOOKS).length).toBeGreaterThan(0);
  });

  test.each(Object.keys(FILES))(
    'a list in place of the content of %s is reported instead of crashing the loader',
    (file) => {
      const { model, diagnostics } = loadExample({ [file]: () => '[{"a":[null]}]' });
      expect(model).toBeUndefined();
      expect(diagnostics.length).toBeGreaterThan(0);
    },
  );
});

describe('Extremely large or deeply nested schema files', () => {
  test('a project loads despite a cycle of a thousand references between resources', () => {
    const ring = Array.from({ length: 1000 }, (_, index) => {
      const name = `ring-${index}`;
      const next = { type: 'string', 'x-reference': `ring-${(index + 1) % 1000}` };
      return [`schemas/resources/${name}.json`, property('next_id', next)(resourceNamed(name))] as const;
    });
    const { model, diagnostics } = loadTexts({ ...exampleTexts(), ...Object.fromEntries(ring) });
    expect(diagnostics).toEqual([]);
    expect(model?.resources).toHaveLength(1005);
  });

  test('a file of a hundred thousand opening brackets causes a single diagnostic', () => {
    const { diagnostics } = loadExample({ [BOOKS]: () => '['.repeat(100_000) });
    expect(diagnostics.map(({ code }) => code)).toEqual(['TUY105']);
  });

  test('a field with a dozen levels of nested objects loads', () => {
    let inner: object = { type: 'string', 'x-label': { vi: 'a', en: 'a' } };
    for (let depth = 0; depth < 12; depth += 1) {
      inner = { type: 'object', 'x-label': { vi: 'a', en: 'a' }, properties: { inner } };
    }
    expect(loadExample({ [BOOKS]: property('outer', inner) }).diagnostics).toEqual([]);
  });
});

describe('Base kinds that projects may extend', () => {
  test('the base kinds that projects may extend match the base kinds of the meta-schema', () => {
    const meta = readFileSync(new URL('../../meta/kind.schema.json', import.meta.url), 'utf8');
    const { properties }: { properties: { base: { enum: readonly string[] } } } = JSON.parse(meta);
    expect(properties.base.enum).toEqual(PROJECT_KIND_BASES);
  });

  test.each(PROJECT_KIND_BASES)('the base kind %s has one text or one number as its value', (base) => {
    const types = kindNamed(base)?.declared.types ?? [];
    expect(types.length).toBeGreaterThan(0);
    for (const type of types) expect([base, isNumberBase(base)]).toEqual([base, type !== 'string']);
  });
});
