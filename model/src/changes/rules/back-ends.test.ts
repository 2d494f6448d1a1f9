import { expect, test } from 'vitest';
import { type Edit, exampleTexts, loadTexts, property, set } from '../../example/example.fixture.ts';
import { compareProjects } from '../compare.ts';

const CONFIG = 'tuyen.config.json';
const FILMS = 'schemas/resources/films.json';
const label = { vi: 'Thử', en: 'Trial' };
const film = JSON.stringify({
  name: 'films',
  label,
  schema: { type: 'object', properties: { title: { type: 'string', 'x-label': label } } },
});
const shop = { url: 'https://shop.example.org', dialect: 'simple-rest' };
const at = { backend: 'shop' };

function project(edit: Edit, backend: object = shop) {
  const texts = exampleTexts({ [CONFIG]: set(['backends'], { shop: backend }), [FILMS]: () => edit(film) });
  const loaded = loadTexts(texts);
  if (!loaded.model) throw new Error(JSON.stringify(loaded.diagnostics));
  return loaded;
}

const changes = (before: ReturnType<typeof project>, after: ReturnType<typeof project>) =>
  compareProjects(before, after).map(({ code, api }) => [code, api?.level ?? 'none']);

const placed = project(set(['at'], at));

test('a resource that moves to another back end breaks clients of the own server', () => {
  expect(
    changes(
      project((text) => text),
      placed,
    ),
  ).toContainEqual(['TUC112', 'breaking']);
});

test('a new field name on the other back end is no breaking change', () => {
  expect(changes(placed, project(set(['at'], { ...at, names: 'pascal' })))).toEqual([['TUC112', 'none']]);
});

test('a new address or dialect of a back end is no breaking change', () => {
  expect(changes(placed, project(set(['at'], at), { ...shop, url: 'https://other.example.org' }))).toEqual([
    ['TUC113', 'none'],
  ]);
  const found = changes(placed, project(set(['at'], at), { ...shop, dialect: 'jsonapi' }));
  expect(new Set(found.map(([, level]) => level))).toEqual(new Set(['none']));
  expect(found.map(([code]) => code)).not.toContain('TUC999');
});

test('fields of a resource on another back end are no part of the API', () => {
  const more: Edit = (text) => property('year', { type: 'integer', 'x-label': label })(set(['at'], at)(text));
  expect(changes(project(more), placed)).toContainEqual(['TUC202', 'none']);
});
