import {
  type Field,
  meets,
  memoize,
  objectsIn,
  optionConditions,
  optionDrivers,
  type OptionRule,
  sameJson,
  selectableValues,
  someField,
} from '@tuyen/model';
import type { Row } from '../../domain.ts';
import { type FieldError, Problem } from '../../problem.ts';
import type { ReferencedRecord, ReferencedRecords } from '../references/referenced-records.ts';

interface Chosen {
  readonly field: Field;
  readonly value: unknown;
  /** Path of the value in the record, such as `loan_id` or `parts.0.author_id`. */
  readonly path: string;
  readonly beside: Readonly<Row>;
}

/**
 * Rejects values that `x-options` does not allow, no matter who writes them. A value that the record already has stays
 * valid, also as an item of a list. The rule is checked only if the value changes, or another field that the rule
 * compares.
 * @param today `YYYY-MM-DD`; called only if a rule needs it
 * @param before the record before the change
 * @throws {Problem} 422 `not_offered` with the fields that contain such a value
 */
export async function checkOptions(
  records: Pick<ReferencedRecords, 'find'>,
  today: () => string,
  fields: readonly Field[],
  values: Readonly<Row>,
  before?: Readonly<Row>,
): Promise<void> {
  const chosen = chosenIn(narrowedFields(fields), values, before);
  if (chosen.length === 0) return;
  const found = await recordsOf(records, chosen);
  const refused = chosen.filter((one) => !fits(one, found, today)).map(({ path }) => path);
  if (refused.length === 0) return;
  const errors = Object.fromEntries(refused.map((path): [string, FieldError] => [path, { code: 'not_offered' }]));
  throw new Problem(422, 'validation_failed', {}, errors);
}

export function hasOptions(fields: readonly Field[]): boolean {
  return narrowedFields(fields).length > 0;
}

const narrowedFields = memoize((fields: readonly Field[]): readonly Field[] =>
  fields.filter((field) => someField(field, ({ options }) => options !== undefined)),
);

/**
 * Returns the values that this change selects for the first time. List items have no id, so a value in a list counts as
 * new unless a previous item had the same value. The previous item must also have had the same values in the fields
 * that the option rule reads.
 */
function chosenIn(fields: readonly Field[], values: Readonly<Row>, before: Readonly<Row> | undefined): Chosen[] {
  const replaced = Map.groupBy(objectsIn(fields, before), ({ role }) => role);
  return objectsIn(fields, values).flatMap(({ object, fields: inside, prefix, role }) => {
    const earlier = replaced.get(role)?.map((one) => one.object) ?? [];
    return inside.flatMap((field) => (field.options ? chosen(field, field.options, object, earlier, prefix) : []));
  });
}

function chosen(
  field: Field,
  options: readonly OptionRule[],
  beside: Readonly<Row>,
  before: readonly Readonly<Row>[],
  prefix: string,
): Chosen[] {
  const { name } = field;
  const value = beside[name];
  const path = prefix + name;
  if (value === undefined || value === null) return [];
  const drivers = before.length > 0 ? optionDrivers(options) : [];
  const matching = before.filter((one) => drivers.every((driver) => sameJson(one[driver], beside[driver])));
  if (matching.some((one) => sameJson(one[name], value))) return [];
  if (!Array.isArray(value)) return [{ field, value, path, beside }];
  const known = matching.flatMap((one) => one[name] ?? []);
  const added: readonly unknown[] = value.filter((one) => !known.includes(one));
  return added.length === 0 ? [] : [{ field, value: added, path, beside }];
}

type Records = ReadonlyMap<string, ReadonlyMap<string, ReferencedRecord>>;

async function recordsOf(records: Pick<ReferencedRecords, 'find'>, chosen: readonly Chosen[]): Promise<Records> {
  const wanted = new Map<string, Set<string>>();
  for (const { field, value } of chosen) {
    if (!('use' in field)) continue;
    const ids = wanted.get(field.resource) ?? new Set();
    for (const id of [value].flat()) ids.add(String(id));
    wanted.set(field.resource, ids);
  }
  const found = new Map<string, ReadonlyMap<string, ReferencedRecord>>();
  for (const [resource, ids] of wanted) found.set(resource, await records.find(resource, [...ids], { values: true }));
  return found;
}

function fits({ field, value, beside }: Chosen, records: Records, today: () => string): boolean {
  const { options = [] } = field;
  if ('enum' in field) {
    const allowed = selectableValues(options, field.values, beside);
    return [value].flat().every((one) => allowed.some((each) => each === one));
  }
  if (!('use' in field)) return true;
  const conditions = optionConditions(options, beside, today);
  if (conditions.length === 0) return true;
  // Ignores a referenced record that does not exist, because the check of references reports it.
  return [value].flat().every((id) => {
    const values = records.get(field.resource)?.get(String(id))?.values;
    return !values || meets(conditions, values);
  });
}
