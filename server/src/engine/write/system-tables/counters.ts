import { type Field, fitsText, plainSerial } from '@tuyen/model';
import type { Sums } from '../../domain.ts';
import { Problem } from '../../problem.ts';
import type { Rows } from '../../store/rows.ts';
import { Params } from '../../store/database/sql-text.ts';

/**
 * Returns the next number of the counter, starting at 1. If the transaction is rolled back, the counter is too, so that
 * there are no gaps.
 */
export async function nextNumber(rows: Rows, counter: string): Promise<number> {
  const params = new Params(rows.engine);
  const [row] = await rows.connection.rows(
    `INSERT INTO "_counters" AS c ("name", "value") VALUES (${params.add(counter)}, 1)
     ON CONFLICT ("name") DO UPDATE SET "value" = c."value" + 1 RETURNING "value"`,
    params.values,
  );
  return Number(row?.['value']);
}

export function openSums({ connection, engine }: Pick<Rows, 'connection' | 'engine'>): Sums {
  return {
    async add(amounts) {
      const params = new Params(engine);
      const names = Object.keys(amounts);
      // Locks the rows in a fixed order, so that two transactions with the same sums never deadlock.
      const lock = engine === 'postgres' ? ' ORDER BY "name" FOR UPDATE' : '';
      const found = `SELECT "name" FROM "_counters" WHERE "name" IN (${params.list(names)})${lock}`;
      const cases = names.map(
        (name) => `WHEN ${params.add(name, 'text')} THEN ${params.add(amounts[name] ?? 0, 'bigint')}`,
      );
      const rows = await connection.rows(
        `WITH found AS (${found}) UPDATE "_counters" SET "value" = "value" + CASE "name" ${cases.join(' ')} END
         WHERE "name" IN (SELECT "name" FROM found) RETURNING "name", "value"`,
        params.values,
      );
      return Object.fromEntries(rows.map((row) => [String(row['name']), Number(row['value'])]));
    },
    async set(values) {
      const params = new Params(engine);
      const rows = Object.entries(values)
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map((row) => `(${params.list(row)})`);
      await connection.run(
        `INSERT INTO "_counters" ("name", "value") VALUES ${rows.join(', ')}
         ON CONFLICT ("name") DO UPDATE SET "value" = excluded."value"`,
        params.values,
      );
    },
  };
}

/**
 * Returns the next serial number of a field, such as `loan-000001`: the field's template, filled with the next number
 * of a counter. Used if the project's domain code computes no serial for this template.
 */
export async function nextPlainSerial(rows: Rows, template: string): Promise<string> {
  return plainSerial(template, await nextNumber(rows, `serial:${template}`));
}

/**
 * Rejects a serial number that does not fit the schema of its field, for example because it is too long.
 * @throws {Problem} 409 `serial_exhausted`
 */
export function assertSerialFits(field: Field, template: string, serial: string): string {
  if (!fitsText(serial, field.schema)) throw new Problem(409, 'serial_exhausted', { template });
  return serial;
}
