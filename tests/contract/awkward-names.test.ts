import { lintProject } from '../../generator/src/index.ts';
import { STARTERS } from '../../generator/src/start/index.ts';
import { loadProjectWithCode } from '@tuyen/model/load';
import { openMockServer } from '@tuyen/server-mock';
import { expect, onTestFinished, test } from 'vitest';
import { Library } from '../../cli/src/testing/library.ts';
import { typeProblems } from '../../cli/src/testing/type-problems.ts';
import { sharedPostgres } from '../support/shared-postgres.ts';

/**
 * Names that may collide: generated modules and identifiers, JavaScript keywords, routes, and names that become equal
 * in code.
 */
const NAMES = [
  'index',
  'enums',
  'presence',
  'records',
  'record',
  'resources',
  'transitions',
  'singletons',
  'api-problems',
  'api-problem',
  'book-inputs',
  'book-tabs',
  'undefined',
  'constructor',
  'class',
  'default',
  'await',
  'eval',
  'string',
  'object',
  'date',
  'promise',
  'a-1',
  'a1',
  'app',
  'types',
  'page',
  'list',
  'validate',
  'project',
  'login',
  'flows',
  'dashboards',
  'x'.repeat(56),
  'y'.repeat(70),
];
const label = { vi: 'Thử', en: 'Trial' };
const say = (words: Readonly<Record<string, string>>) => ({ ...words, vi: words['vi'] ?? 'Thử' });

function writeDocuments(library: Library): void {
  const roleGroups: { groups: object[] } = JSON.parse(library.read('schemas/permissions/role-groups.json'));
  // Adds one role group for each dashboard, because a role group can have only one dashboard.
  const more = NAMES.map((_, index) => ({ name: `group-${index}`, label, organisationType: 'LIBRARY' }));
  library.write('schemas/permissions/role-groups.json', JSON.stringify({ groups: [...roleGroups.groups, ...more] }));
  for (const [kind, { folder, content }] of Object.entries(STARTERS)) {
    for (const [index, name] of NAMES.entries()) {
      const text = content({ name, resource: 'authors', fields: ['full_name'], say });
      const own = {
        resource: { module: `of-${name}`, title: '{code}' },
        kind: {
          code: '../../kinds/isbn.ts',
          transform: undefined,
          examples: ['9786041000001', '9786041000018'],
          pattern: '^97[89]\\d{10}$',
        },
        permissions: { module: name },
        dashboard: { groups: [`group-${index}`] },
      };
      library.write(
        `schemas/${folder}/${name}.json`,
        JSON.stringify({ ...text, ...(kind in own && own[kind as keyof typeof own]) }),
      );
    }
  }
}

function writeParts(library: Library): void {
  const used = (folder: string) => NAMES.filter((name) => library.has(`schemas/${folder}/${name}.json`));
  const text = { type: 'string', 'x-label': label };
  const nested = { type: 'object', 'x-label': label, properties: { note: text } };
  const fields = NAMES.map((name) => name.replaceAll('-', '_')).filter(
    (name) => name.length < 57 && name !== 'constructor',
  );
  const properties = {
    code: text,
    ...Object.fromEntries(fields.map((name) => [name, nested])),
    ...Object.fromEntries(
      used('enums').map((name, index) => [`enum${index}`, { $ref: `../enums/${name}.json`, 'x-label': label }]),
    ),
    ...Object.fromEntries(used('kinds').map((name, index) => [`kind${index}`, { ...text, format: name }])),
  };
  const parts = {
    operations: NAMES.map((name) => ({
      name,
      label,
      on: 'record',
      input: { type: 'object', properties: { note: nested } },
    })),
    tabs: NAMES.map((name) => ({ name, label, filter: { created_at: 'today' } })),
    views: NAMES.map((name) => ({
      name,
      kind: 'queue',
      label,
      sort: 'created_at',
      fields: ['code'],
      actions: [{ name: 'app' }],
    })),
    form: { sections: fields.map((name) => ({ name: name.replaceAll('_', '-'), label, fields: [name] })) },
  };
  library.write(
    'schemas/resources/carriers.json',
    JSON.stringify({
      name: 'carriers',
      module: 'carrier',
      label,
      title: '{code}',
      ...parts,
      schema: { type: 'object', properties },
    }),
  );
  library.write(
    'schemas/flows/carry.json',
    JSON.stringify({
      name: 'carry',
      for: 'portal',
      route: '/carry',
      title: label,
      steps: NAMES.map((name, index) => ({
        name,
        title: label,
        fields: [{ field: 'carriers.code', as: `answer${index}` }],
      })),
      submit: { path: 'public/carriers' },
    }),
  );
}

async function removeRefused(library: Library): Promise<readonly string[]> {
  const refused: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { diagnostics } = await lintProject(library.root);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return refused.toSorted();
    const places = new Map<string, string>();
    for (const { code, file, line, hint, pointer, message, frame } of errors) {
      const explained = { isPlaced: line > 0 && frame !== '', hint };
      expect(explained, `${code} ${file} ${message}`).toEqual({ isPlaced: true, hint: expect.stringMatching(/./u) });
      const [part = ''] = PARTS_OF.test(file) ? (/^\/\w+\/\d+/u.exec(pointer) ?? []) : [];
      places.set(`${file}#${part}`, code);
    }
    // Removes list items from the end, because removing an item shifts the following ones.
    for (const [place, code] of [...places].toReversed()) refused.push(`${code} ${remove(library, place)}`);
  }
  throw new Error(`Lint refuses more after ${ROUNDS} rounds.`);
}

const ROUNDS = 6;
const PARTS_OF = /\/(?:carriers|carry)\.json$/u;

function remove(library: Library, place: string): string {
  const [file = '', pointer = ''] = place.split('#');
  if (pointer === '') {
    library.remove(file);
    return file.replace(/^schemas\/(.*)\.json$/u, '$1');
  }
  const [, list = '', index = ''] = pointer.split('/');
  const document: Record<string, { name: string }[]> = JSON.parse(library.read(file));
  const [item] = document[list]?.splice(Number(index), 1) ?? [];
  library.write(file, JSON.stringify(document));
  return `${list} ${item?.name}`;
}

test('an unusual schema name is either rejected with a fix, or its generated code compiles', async () => {
  const library = new Library();
  writeDocuments(library);
  const documents = await removeRefused(library);
  writeParts(library);
  const parts = await removeRefused(library);
  expect({ documents, parts }).toMatchInlineSnapshot(`
    {
      "documents": [
        "TUY210 backends/constructor",
        "TUY210 dashboards/constructor",
        "TUY210 enums/constructor",
        "TUY210 flows/constructor",
        "TUY210 kinds/constructor",
        "TUY210 kinds/date",
        "TUY210 mails/constructor",
        "TUY210 permissions/constructor",
        "TUY210 prints/constructor",
        "TUY210 resources/constructor",
        "TUY210 resources/dashboards",
        "TUY210 resources/flows",
        "TUY210 resources/login",
        "TUY210 resources/presence",
        "TUY210 scenarios/constructor",
        "TUY216 resources/yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy",
        "TUY865 resources/enums",
        "TUY865 resources/index",
        "TUY866 enums/a1",
        "TUY866 enums/api-problem",
        "TUY866 prints/a1",
        "TUY866 resources/a1",
        "TUY866 resources/api-problem",
        "TUY866 resources/api-problems",
      ],
      "parts": [
        "TUY211 operations list",
        "TUY865 steps page",
      ],
    }
  `);
  const { code, error } = await library.run('generate');
  expect([code, error]).toEqual([0, '']);
  expect(await typeProblems(library)).toBe('');
  const { paths } = JSON.parse(library.read('server/generated/openapi.gen.json'));
  const ids = [...JSON.stringify(paths).matchAll(/"operationId":"(\w+)"/gu)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const { model } = await loadProjectWithCode(library.root);
  if (!model) throw new Error('The project does not load.');
  const operations = Object.fromEntries(
    model.resources.map((resource) => [
      resource.name,
      { operations: Object.fromEntries((resource.operations ?? []).map(({ name }) => [name, () => ({})])) },
    ]),
  );
  const postgres = await sharedPostgres();
  onTestFinished(() => postgres.stop());
  for (const databaseUrl of [undefined, await postgres.database()]) {
    const { app } = await openMockServer({ model, databaseUrl, domain: { hooks: operations }, seed: false });
    await app.close();
  }
});
