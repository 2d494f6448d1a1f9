// @module-tag process
import { expect, test } from 'vitest';
import { addGerman } from '../../../tests/support/third-language.ts';
import { Library } from '../testing/library.ts';

const SYSTEM = {
  fields: {
    id: 'Kennung',
    office_id: 'Stelle',
    version: 'Fassung',
    created_at: 'Angelegt am',
    updated_at: 'Geändert am',
    created_by: 'Angelegt von',
  },
  actions: { read: 'Ansehen', create: 'Anlegen', update: 'Ändern', delete: 'Löschen' },
  sections: { system: 'System' },
};
const CONFIG = 'tuyen.config.json';

test('lint reports every text of the project that is missing in a third language', async () => {
  const library = new Library();
  library.write(CONFIG, library.read(CONFIG).replace('"languages": ["vi", "en"]', '"languages": ["vi", "en", "de"]'));
  const { code, out } = await library.run('lint', '--json');
  const { diagnostics } = JSON.parse(out) as {
    diagnostics: { code: string; severity: string; file: string; message: string }[];
  };
  const of = (file: string) => diagnostics.filter((each) => each.file === file).map((each) => each.code);
  expect(code).toBe(1);
  expect(of('schemas/resources/books.json')).toContain('TUY802');
  expect(of('schemas/enums/book-state.json')).toContain('TUY802');
  expect(of('schemas/kinds/isbn.json')).toContain('TUY802');
  expect(of('schemas/flows/reserve.json')).toContain('TUY802');
  expect(diagnostics.filter(({ file }) => file === CONFIG)).toEqual([]);
});

test('one warning reports a language without built-in texts, until the command tuyen new locale adds the texts', async () => {
  const library = new Library();
  library.installPackages();
  const dutch = '"languages": ["vi", "en", "nl"]';
  library.write(CONFIG, library.read(CONFIG).replace('"languages": ["vi", "en"]', dutch));
  const warnings = async () => (await library.run('lint')).out.match(/"nl" lacks .*/gu) ?? [];
  expect(await warnings()).toEqual([expect.stringContaining('"nl" lacks')]);
  library.write('schemas/locales/nl/admin.json', '{ "auth": { "sign_in": "Aanmelden" } }');
  const { code, out } = await library.run('new', 'locale', 'nl');
  expect([code, out]).toEqual([0, expect.stringContaining('schemas/locales/nl/admin.json')]);
  expect(JSON.parse(library.read('schemas/locales/nl/admin.json')).auth).toMatchObject({
    sign_in: 'Aanmelden',
    email: expect.any(String),
  });
  expect(JSON.parse(library.read('schemas/locales/nl/model.json')).fields.id).toBe('ID');
  expect(await warnings()).toEqual([]);
  expect(await library.run('new', 'locale', 'nl')).toMatchObject({ code: 2 });
  expect(await library.run('new', 'locale', 'Dutch')).toMatchObject({ code: 2, error: expect.stringContaining('tag') });
});

test('tuyen new locale adds the new language to the configuration', async () => {
  const library = new Library();
  expect((await library.run('new', 'locale', 'fr')).code).toBe(0);
  expect(library.read(CONFIG)).toContain('"languages": ["vi", "en", "fr"]');
});

test('all generated output includes the texts of a third language', async () => {
  const library = new Library();
  addGerman(library.root);
  library.write('schemas/locales/de/admin.json', '{ "app": { "title": "Bücherei" } }');
  library.write('schemas/locales/de/portal.json', '{ "reserve": { "send": "Abschicken" } }');
  library.write('schemas/locales/de/model.json', JSON.stringify(SYSTEM));
  const lint = await library.run('lint');
  expect([lint.code, lint.out]).toEqual([0, expect.stringContaining('no problems')]);
  const { code, error } = await library.run('generate');
  expect([code, error]).toEqual([0, '']);

  const words = (app: string) => JSON.parse(library.read(`web/${app}/public/locales/de/common.json`));
  const desk = words('desk');
  expect(desk.app.title).toBe('Bücherei');
  expect(desk.resources.books.fields).toMatchObject({
    title: expect.stringMatching(/ \(de\)$/),
    created_at: 'Angelegt am',
  });
  expect(Object.values(desk.enums['book-state'])).toEqual(expect.arrayContaining([expect.stringMatching(/ \(de\)$/)]));
  expect(JSON.stringify(desk.permissions.actions)).toContain('Anlegen');
  expect(JSON.stringify(words('readers'))).toContain('Reserve a book (de)');
  expect(library.read('web/desk/generated/project.gen.ts')).toContain("languages: ['vi', 'en', 'de']");
  expect(library.has('web/desk/public/templates/de/books.xlsx')).toBe(true);
  expect((await library.run('check')).code).toBe(0);
});
