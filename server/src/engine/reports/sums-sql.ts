import type { Field } from '@tuyen/model';
import type { Engine } from '../store/database/connection.ts';

/** Numbers with decimal places are added up as multiples of this fraction, so that sums are exact. */
export const PARTS = 1_000_000;

/**
 * Returns the columns with which the figures of a number field are computed: its sum as text, the number of values, the
 * smallest and the largest one. Sums of several groups can be added up without rounding.
 */
export function sumsSql({ kind }: Pick<Field, 'kind'>, name: string, at: number, engine: Engine): string {
  const parts = `floor(${name} * ${PARTS}.0 + 0.5)`;
  const whole = engine === 'sqlite' ? `CAST(${parts} AS integer)` : `${parts}::bigint`;
  const sum = `CAST(sum(${kind === 'decimal' ? whole : name}) AS text)`;
  return `${sum} AS s${at}, count(${name}) AS c${at}, min(${name}) AS lo${at}, max(${name}) AS hi${at}`;
}
