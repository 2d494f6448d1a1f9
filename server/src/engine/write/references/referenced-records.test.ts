import { resourceNamed } from '@tuyen/model';
import { describe, expect, it } from 'vitest';
import type { Rows } from '../../store/rows.ts';
import { tableOf } from '../../store/tables/columns.ts';
import { libraryModel } from '@tuyen/server-mock/testing/library';
import { checkOptions } from '../values/option-rules.ts';
import { openReferencedRecords } from './referenced-records.ts';
import { checkReferences } from './references.ts';

const { resources } = libraryModel();
const tables = new Map(resources.map((resource) => [resource.name, tableOf(resource, 'postgres')]));

function database() {
  const asked: string[] = [];
  const connection = {
    rows: async (sql: string, ids: readonly string[]) => {
      asked.push(sql);
      return ids.map((id) => ({ id, office_id: 'o' }));
    },
    texts: async (sql: string, ids: readonly string[]) => {
      asked.push(sql);
      return sql.includes('_doc') ? ids.map((id) => JSON.stringify({ id, office_id: 'o', status: 'ACTIVE' })) : ids;
    },
  };
  const records = openReferencedRecords({ engine: 'postgres', connection } as unknown as Rows, tables);
  return { asked, records };
}

describe('Records to which values refer', () => {
  it('referenced records are looked up with one query for each resource, and each record only once', async () => {
    const { asked, records } = database();
    expect([...(await records.find('loans', ['b', 'a', 'b'])).values()]).toMatchObject([
      { id: 'a', office_id: 'o' },
      { id: 'b', office_id: 'o' },
    ]);
    await records.find('loans', ['a']);
    expect(asked).toEqual([
      'SELECT "id", "office_id" AS "office_id" FROM "loans" WHERE "id" IN ($1, $2) ORDER BY "id" FOR KEY SHARE',
    ]);
    await records.find('loans', ['a', 'c']);
    await records.find('books', ['a']);
    expect(asked.slice(1)).toEqual([
      'SELECT "id", "office_id" AS "office_id" FROM "loans" WHERE "id" IN ($1) ORDER BY "id" FOR KEY SHARE',
      'SELECT "id" FROM "books" WHERE "id" IN ($1) ORDER BY "id" FOR KEY SHARE',
    ]);
  });

  it('a referenced record is looked up again if a stronger lock is needed or if the record was written', async () => {
    const { asked, records } = database();
    await records.find('loans', ['a']);
    await records.find('loans', ['a'], { changing: true });
    await records.find('loans', ['a']);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatch(/FOR UPDATE$/u);
    records.forget('loans', 'a');
    await records.find('loans', ['a']);
    expect(asked).toHaveLength(3);
  });

  it('referenced records are read only once, with the values that field rules compare', async () => {
    const { asked, records } = database();
    const fields = resourceNamed(libraryModel(), 'loans')?.fields.map((field) =>
      field.name === 'book_id' ? { ...field, options: [{ where: { status: 'INACTIVE' } }] } : field,
    );
    if (!fields) throw new Error('the library has loans');
    await checkReferences(records, fields, { book_id: 'a' });
    await expect(checkOptions(records, () => '2026-03-16', fields, { book_id: 'a' })).rejects.toMatchObject({
      status: 422,
    });
    expect(asked).toEqual(['SELECT "_doc" FROM "books" WHERE "id" IN ($1) ORDER BY "id" FOR KEY SHARE']);
  });

  it('very many referenced records are looked up in batches', async () => {
    const { asked, records } = database();
    const ids = Array.from({ length: 2500 }, (_, index) => `id-${index}`);
    expect((await records.find('loans', ids)).size).toBe(2500);
    expect(asked).toHaveLength(3);
  });
});
