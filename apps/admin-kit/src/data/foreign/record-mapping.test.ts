import { describe, expect, test } from 'vitest';
import type { Field, Naming } from '@tuyen/model';
import { field, films } from './films.fixture.ts';
import { fieldsOfCreate } from './foreign-resource.ts';
import { bodyOf, readRecord, writeFields } from './record-mapping.ts';

const JSON_OF_FILM = {
  id: 7,
  filmTitle: 'Dune',
  madeOn: '/Date(465350400000+0000)/',
  price: '12.50',
  Studio: { Key: 'S/1', Name: 'North' },
  actorIds: [1, 2],
  award: { wonIn: 1985, hostId: 2, unknown: true },
  reels: [{ reelLength: 90 }, { reelLength: 60 }],
  unknown: 'kept',
};

const RECORD = {
  id: '7',
  film_title: 'Dune',
  made_on: '1984-09-30',
  price: 12.5,
  studio_id: 'S/1',
  actor_ids: ['1', '2'],
  award: { won_in: 1985, host_id: '2' },
  reels: [{ reel_length: 90 }, { reel_length: 60 }],
};

test('a record is read under the names of the model, with keys as texts', () => {
  expect(readRecord(films(), JSON_OF_FILM)).toEqual(RECORD);
});

test('a record is written under the names of the back end, with keys in its type', () => {
  const foreign = films();
  expect(writeFields(foreign.resource.fields, RECORD, foreign)).toEqual({
    filmTitle: 'Dune',
    madeOn: '1984-09-30',
    price: 12.5,
    Studio: { Key: 'S/1' },
    actorIds: [1, 2],
    award: { wonIn: 1985, hostId: 2 },
    reels: [{ reelLength: 90 }, { reelLength: 60 }],
  });
});

test('a reference whose bodies contain only the key is written as the key, and read in both forms', () => {
  const key = { name: 'Studio', embed: 'Key', sends: 'key' };
  const fields = [field('studio_id', 'reference', { resource: 'studios', use: 'read', wire: key })];
  const foreign = films({}, {}, { fields });
  expect(writeFields(fields, { studio_id: 'S/1' }, foreign)).toEqual({ Studio: 'S/1' });
  expect([readRecord(foreign, { Studio: { Key: 'S/1' } }), readRecord(foreign, { Studio: 'S/1' })]).toEqual([
    { id: '', studio_id: 'S/1' },
    { id: '', studio_id: 'S/1' },
  ]);
});

test('the body of a create omits the key of the parent record if the path contains the key', () => {
  const names = (path: string) =>
    fieldsOfCreate(films({ records: { films: { create: { post: path } } } }, { within: 'studios' })).map(
      ({ name }) => name,
    );
  expect(names('/studios/{within}/films')).not.toContain('studio_id');
  expect(names('/films')).toContain('studio_id');
});

test('a whole record keeps the keys that the model does not know, also inside objects', () => {
  const foreign = films();
  const changes = writeFields(foreign.resource.fields, { film_title: 'Dune 2', award: { won_in: 1986 } }, foreign);
  expect(bodyOf(foreign, changes, { before: JSON_OF_FILM })).toEqual({
    ...JSON_OF_FILM,
    filmTitle: 'Dune 2',
    award: { wonIn: 1986, hostId: 2, unknown: true },
  });
});

test('fields apart from the key are read and written where the dialect says', () => {
  const dialect = { defaults: { record: { fields: 'attributes', constants: { type: '{path}' } } } };
  const foreign = films(dialect, { ids: 'text' });
  expect(readRecord(foreign, { id: '7', type: 'films', attributes: { filmTitle: 'Dune' } })).toEqual({
    id: '7',
    film_title: 'Dune',
  });
  const body = bodyOf(foreign, { filmTitle: 'Dune' }, { key: '7' });
  expect(body).toEqual({ id: '7', type: 'films', attributes: { filmTitle: 'Dune' } });
});

test('an empty value stays empty, and a field that the answer lacks stays unknown', () => {
  expect(readRecord(films(), { id: 7, filmTitle: null, Studio: null })).toEqual({
    id: '7',
    film_title: null,
    studio_id: null,
  });
});

/** Deterministic numbers below the limit, so that a failure can be repeated. */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}

function randomFields(next: (limit: number) => number, depth: number): readonly Field[] {
  const words = ['a', 'unit', 'price', 'x2', 'of', 'name'];
  const names = new Set(
    Array.from({ length: 1 + next(5) }, () =>
      Array.from({ length: 1 + next(3) }, () => words[next(words.length)]).join('_'),
    ),
  );
  return [...names].map((name, index) => {
    const wire = next(4) === 0 ? { wire: { name: `Wire.${index}` } } : {};
    const kinds = [
      'text',
      'integer',
      'boolean',
      'reference',
      'reference-list',
      ...(depth > 0 ? ['nested-object', 'nested-list'] : []),
    ];
    const kind = kinds[next(kinds.length)] ?? 'text';
    const embed = kind.startsWith('reference') && next(2) === 0 ? { wire: { embed: 'Key' } } : {};
    return field(name, kind, {
      ...wire,
      ...embed,
      ...(kind.startsWith('reference') && { resource: next(2) === 0 ? 'actors' : 'studios' }),
      ...(kind.startsWith('nested') && { fields: randomFields(next, depth - 1) }),
    });
  });
}

function randomValue(one: Field, next: (limit: number) => number): unknown {
  if (next(6) === 0) return null;
  if (one.kind === 'integer') return next(1000);
  if (one.kind === 'boolean') return next(2) === 0;
  if (one.kind === 'reference') return String(next(1000));
  if (one.kind === 'reference-list') return Array.from({ length: next(3) }, () => String(next(1000)));
  if (one.kind === 'nested-object') return randomRecord(one.fields, next);
  if (one.kind === 'nested-list') return Array.from({ length: next(3) }, () => randomRecord(one.fields, next));
  return `text ${next(1000)}`;
}

const randomRecord = (fields: readonly Field[], next: (limit: number) => number): Record<string, unknown> =>
  Object.fromEntries(fields.map((one) => [one.name, randomValue(one, next)]));

describe.each<Naming>(['same', 'camel', 'pascal', 'kebab'])('Records under the naming rule %s', (names) => {
  test('reading what was written gives the same record, at every depth', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const next = numbers(seed);
      const fields = randomFields(next, 2);
      const foreign = films({}, { names }, { fields });
      const record = randomRecord(fields, next);
      const written = writeFields(fields, record, foreign);
      const read = readRecord(foreign, JSON.parse(JSON.stringify({ ...written, id: seed })));
      expect(read, `seed ${seed}`).toEqual({ ...record, id: String(seed) });
    }
  });
});
