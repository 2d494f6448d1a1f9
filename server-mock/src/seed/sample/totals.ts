import type { Field } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';

const TOTAL = /^(grand_)?total(_amount)?$/u;
const LESS = /(^|_)(discount|deduction|rebate|reduction)(_|$)/u;
/** Matches names of amounts that are not part of the total, such as refunds and deposits, which are paid back later. */
const LATER = /(^|_)(refund(ed)?|deposit|limit|balance)(_|$)/u;

/**
 * Sets the amounts that the server calculates. Each discount is at most a tenth of the smallest other amount, and
 * refunds are 0. The total is the sum of the other amounts minus the discounts. An amount stays unchanged if the schema
 * does not allow the result.
 */
export function withTotals(fields: readonly Field[], row: Row): Row {
  const amounts = fields.filter(({ kind, readOnly, name }) => kind === 'money' && readOnly && row[name] !== undefined);
  const total = amounts.find(({ name }) => TOTAL.test(name));
  if (!total) return row;
  const after = { ...row };
  const set = (field: Field, value: number) => {
    const { minimum = -Infinity, maximum = Infinity, multipleOf = 1 } = field.schema;
    if (value >= minimum && value <= maximum && value % multipleOf === 0) after[field.name] = value;
  };
  const others = amounts.filter((field) => field !== total && !LATER.test(field.name));
  const gross = others.filter(({ name }) => !LESS.test(name));
  const sum = (some: readonly Field[]) => some.reduce((all, { name }) => all + Number(after[name]), 0);
  const smallest = Math.min(...gross.map(({ name }) => Number(after[name])));
  for (const field of others) if (LESS.test(field.name)) set(field, Math.floor(smallest / 10_000) * 1000);
  for (const field of amounts) if (LATER.test(field.name) && /refund/u.test(field.name)) set(field, 0);
  set(total, sum(gross) - sum(others.filter(({ name }) => LESS.test(name))));
  return after;
}
