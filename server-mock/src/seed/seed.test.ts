import { describe, expect, it } from 'vitest';
import { libraryModel } from '../testing/library.ts';
import { openStore } from '../../../server/src/engine/store/open-store.ts';
import { validationOf } from '../../../server/src/engine/validation/validation.ts';
import { writable } from '../../../server/src/engine/write/values/incoming.ts';
import { ANCHOR, anchorBefore } from './anchor.ts';
import { seed } from './seed.ts';

describe('Seed of a project without fixtures', () => {
  it('sample records without fixtures are valid, consistent and the same on every run', async () => {
    const model = libraryModel();
    const dumps: string[] = [];
    for (let run = 0; run < 2; run += 1) {
      const store = await openStore({ model });
      expect((await seed(store, {}, { anchor: ANCHOR }))[0]).toContain('superuser');
      const validation = validationOf(model);
      const rows = [];
      for (const resource of model.resources) {
        const found = await store.reader.find(resource.name, {}, { sort: 'id' });
        rows.push(found);
        for (const row of found) {
          const values = writable(resource, row);
          if ('password' in values) values['password'] = 'Stands-for-its-hash';
          validation.check(
            resource.schema,
            resource.fields.filter((field) => !field.readOnly),
            values,
          );
          for (const field of resource.fields) {
            if (field.kind !== 'reference' || row[field.name] === undefined) continue;
            expect(await store.reader.get(field.resource, String(row[field.name]))).toBeDefined();
          }
        }
      }
      expect(await store.reader.count('books')).toBe(20);
      dumps.push(JSON.stringify(rows));
      await store.close();
    }
    expect(dumps[0]).toBe(dumps[1]);
  });
});

describe('Seed of a project with fixtures', () => {
  it('texts of the fixtures are stored with normalized Unicode and spaces', async () => {
    const model = libraryModel();
    const store = await openStore({ model });
    const none = Object.fromEntries(model.resources.map(({ name }) => [name, []]));
    const name = ' Nguyễn  Bình '.normalize('NFD');
    await seed(store, {}, { anchor: ANCHOR, fixtures: () => ({ rows: { ...none, authors: [{ name }] } }) });
    expect((await store.reader.find('authors', {})).map((author) => author['name'])).toEqual(['Nguyễn Bình']);
    await store.close();
  });
});

describe('Reference time of the fixtures', () => {
  it("fixture times are relative to nine o'clock today, or to nine o'clock yesterday if that time is still to come today", () => {
    expect(anchorBefore(new Date('2026-11-20T10:00:00Z')).toISOString()).toBe('2026-11-20T02:00:00.000Z');
    expect(anchorBefore(new Date('2026-11-20T02:00:00Z')).toISOString()).toBe('2026-11-20T02:00:00.000Z');
    expect(anchorBefore(new Date('2027-01-01T00:00:00Z')).toISOString()).toBe('2026-12-31T02:00:00.000Z');
    expect(anchorBefore(new Date('2025-01-31T03:00:00Z')).toISOString()).toBe('2025-01-31T02:00:00.000Z');
  });
});
