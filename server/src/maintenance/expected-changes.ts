import { type Field, isObject, isWider, type Model, sameJson, walkFields } from '@tuyen/model';
import { describeModel, type FieldDescription } from '../engine/store/migrations/description.ts';
import { type StoredChange, difference, type TableChange } from '../engine/store/migrations/difference.ts';

export interface ExpectedChange extends StoredChange {
  /**
   * Kind of change to the table. Changes of secrets and changes of modules are excluded, because the comparison of the
   * schemas already reports them completely.
   */
  readonly what: Exclude<StoredChange['what'], 'secret' | 'moved'>;
  /**
   * Whether existing rows may prevent the change. If they do, the server refuses to start until a migration changes
   * them.
   */
  readonly mayBeRefused: boolean;
}

/** Predicts the output of `tuyen db plan` for a database created from the earlier schemas. Needs no database. */
export function expectedChanges(before: Model, after: Model): readonly ExpectedChange[] {
  const known = describeModel(before);
  const { changes, tables } = difference(known, after);
  const byName = new Map(tables.map((table) => [table.resource.name, table]));
  const now = describeModel(after);
  return changes.flatMap(({ what, ...rest }) => {
    if (what === 'secret' || what === 'moved') return [];
    const change = { ...rest, what };
    const table = byName.get(change.resource);
    const field = table?.resource.fields.find(({ name }) => name === change.field);
    if (!table || !field) return { ...change, mayBeRefused: false };
    const was = known.resources[table.renamedFrom ?? change.resource]?.fields[change.from ?? earlierName(table, field)];
    const is = now.resources[change.resource]?.fields[field.name];
    const fits =
      was !== undefined &&
      is !== undefined &&
      (takes(is.schema, asCompared(was.schema, field, after)) || isTranslated(was, is));
    return { ...change, mayBeRefused: isRefusable(change, table, field, fits) };
  });
}

/**
 * Returns whether every text fits a field that becomes localized, or every localized text a field that becomes a text: the
 * migration converts them to and from the text in the default language.
 */
function isTranslated(was: FieldDescription, is: FieldDescription): boolean {
  if (was.kind === 'text' && is.kind === 'localized-text') return isWider(filled(was.schema), firstText(is.schema));
  return was.kind === 'localized-text' && is.kind === 'text' && isWider(firstText(was.schema), is.schema);
}

/** Stored texts are never blank. */
const filled = (schema: unknown): unknown => (isObject(schema) ? { minLength: 1, ...schema } : schema);

function firstText(schema: unknown): unknown {
  const [first] = isObject(schema) && isObject(schema['properties']) ? Object.values(schema['properties']) : [];
  return isObject(first) ? filled({ ...first, type: 'string' }) : undefined;
}

/** A text field without limits accepts numbers and booleans too, because the migration converts them to text. */
function takes(after: unknown, before: unknown): boolean {
  const isFreeText = sameJson(after, { type: 'string' });
  const isScalar = isObject(before) && ['integer', 'number', 'boolean', 'string'].includes(String(before['type']));
  return isWider(before, after) || (isFreeText && isScalar);
}

function isRefusable({ what }: Pick<StoredChange, 'what'>, table: TableChange, field: Field, fits: boolean): boolean {
  if (what === 'unique') return true;
  if (what === 'narrowed' || what === 'retyped') return !fits;
  if (what !== 'added' && what !== 'required') return false;
  const { workflow } = table.resource;
  const isFilled = field.default !== undefined || field.name === workflow?.field || field.name === workflow?.history;
  return !isFilled && table.needed.includes(field);
}

function earlierName({ renamedFields }: TableChange, { name }: Field): string {
  return renamedFields.get(name) ?? name;
}

/**
 * Returns an earlier schema in a form that can be compared with the current one: renamed values have their current
 * names, and fields that the server sets are left out.
 */
function asCompared(schema: unknown, field: Field, { enums }: Model): unknown {
  const used = new Set(walkFields([field]).flatMap(([, { ...one }]) => ('enum' in one ? [one.enum] : [])));
  const renamed = enums.flatMap(({ name, renamedValues = {} }) =>
    used.has(name) ? Object.entries(renamedValues) : [],
  );
  const text = renamed.reduce(
    (done, [to, from]) => done.replaceAll(JSON.stringify(from), JSON.stringify(to)),
    JSON.stringify(schema),
  );
  return withoutOwn(JSON.parse(text), field);
}

function withoutOwn(schema: unknown, field: Field): unknown {
  if (!('fields' in field) || !isObject(schema)) return schema;
  if (isObject(schema['items'])) return { ...schema, items: withoutOwn(schema['items'], field) };
  const own = new Set(field.fields.flatMap(({ name, readOnly, writeOnly }) => (readOnly || writeOnly ? [name] : [])));
  const { properties = {}, required = [], ...rest } = schema;
  const needed = [required].flat().filter((name) => !own.has(String(name)));
  const compared = Object.entries(Object(properties)).filter(([name]) => !own.has(name));
  return { ...rest, ...(needed.length > 0 && { required: needed }), properties: Object.fromEntries(compared) };
}
