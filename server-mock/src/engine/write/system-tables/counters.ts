import { type Field, fitsText, plainSerial } from '@tuyen/model';
import { Problem } from '../../problem.ts';
import type { Rows } from '../../store/rows.ts';
import { Params } from '../../store/database/sql-text.ts';

/** The next number of the counter, from 1. A rollback also resets the counter, so that there are no gaps. */
export async function nextNumber(rows: Rows, counter: string): Promise<number> {
  const params = new Params(rows.engine);
  const [row] = await rows.connection.rows(
    `INSERT INTO "_counters" AS c ("name", "value") VALUES (${params.add(counter)}, 1)
     ON CONFLICT ("name") DO UPDATE SET "value" = c."value" + 1 RETURNING "value"`,
    params.values,
  );
  return Number(row?.['value']);
}

/** The next serial of a template that the domain does not fill: `loan-000001`. */
export async function nextPlainSerial(rows: Rows, template: string): Promise<string> {
  return plainSerial(template, await nextNumber(rows, `serial:${template}`));
}

/** Rejects a serial that does not fit its field. @throws {Problem} 409 `serial_exhausted` */
export function assertSerialFits(field: Field, template: string, serial: string): string {
  if (!fitsText(serial, field.schema)) throw new Problem(409, 'serial_exhausted', { template });
  return serial;
}
