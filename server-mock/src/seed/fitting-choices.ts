import {
  type Field,
  meets,
  optionConditions,
  type OptionCondition,
  optionDrivers,
  type ReferenceField,
  type ReferenceListField,
} from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';

/**
 * Returns the ids of the records that can be chosen in a reference field, given the other values of its row and the
 * `x-options` of the field. Returns undefined if all records can be chosen.
 */
export type FittingChoices = (field: Choosing, beside: Row) => readonly string[] | undefined;

type Choosing = ReferenceField | ReferenceListField;

const NONE: readonly Row[] = [];

/**
 * Returns a function that finds the records that can be chosen in a reference field. A scan of all records for each row
 * would be slow. So the records are grouped by the field that the option rules compare with a sibling field. The
 * results are cached by the values of all sibling fields in the rules.
 * @param rowsOf returns the rows created so far for a resource, or undefined if they are not known yet
 * @param today `YYYY-MM-DD`
 */
export function fittingChoices(
  rowsOf: (resource: string) => readonly Row[] | undefined,
  today: string,
): FittingChoices {
  const found = new WeakMap<Field, { drivers: readonly string[]; ids: Map<string, readonly string[]> }>();
  const groups = new Map<string, ReadonlyMap<unknown, readonly Row[]>>();

  function grouped(resource: string, by: string, rows: readonly Row[]): ReadonlyMap<unknown, readonly Row[]> {
    const key = `${resource} ${by}`;
    const known = groups.get(key) ?? Map.groupBy(rows, (row) => row[by]);
    groups.set(key, known);
    return known;
  }

  function idsBeside({ resource, options = [] }: Choosing, beside: Row, rows: readonly Row[]): readonly string[] {
    const conditions = optionConditions(options, beside, () => today);
    const siblings = optionDrivers(options).map((name) => beside[name]);
    const single = conditions.find((one) => isOneOf(one) && one.oneOf.length === 1 && siblings.includes(one.oneOf[0]));
    const some =
      single && isOneOf(single) ? (grouped(resource, single.field, rows).get(single.oneOf[0]) ?? NONE) : rows;
    return some.filter((row) => meets(conditions, row)).map((row) => String(row['id']));
  }

  return (field, beside) => {
    if (!field.options || field.options.length === 0) return undefined;
    const rows = rowsOf(field.resource);
    if (!rows) return undefined;
    const known = found.get(field) ?? {
      drivers: optionDrivers(field.options),
      ids: new Map<string, readonly string[]>(),
    };
    found.set(field, known);
    const key = known.drivers.length === 0 ? '' : JSON.stringify(known.drivers.map((name) => beside[name]));
    const ids = known.ids.get(key) ?? idsBeside(field, beside, rows);
    known.ids.set(key, ids);
    return ids;
  };
}

function isOneOf(condition: OptionCondition): condition is Extract<OptionCondition, { oneOf: unknown }> {
  return 'oneOf' in condition;
}

export function driversFirst(fields: readonly Field[]): readonly Field[] {
  const ordered = new Set<Field>();
  const waiting = new Set<Field>();
  const add = (field: Field) => {
    if (ordered.has(field) || waiting.has(field)) return;
    waiting.add(field);
    const drivers = optionDrivers(field.options ?? []);
    for (const other of fields) if (drivers.includes(other.name)) add(other);
    ordered.add(field);
  };
  fields.forEach(add);
  return [...ordered];
}
