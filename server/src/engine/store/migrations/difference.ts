import { type Field, isWider, type Model, type Resource, sameJson } from '@tuyen/model';
import { type Description, describeModel, type FieldDescription, type ResourceDescription } from './description.ts';
import { type NestedChange, nestedDifference, type NestedFinding } from './nested-fields.ts';

export interface StoredChange {
  readonly resource: string;
  readonly field?: string;
  readonly what:
    | 'added'
    | 'removed'
    | 'renamed'
    | 'widened'
    | 'narrowed'
    | 'retyped'
    | 'required'
    | 'unique'
    | 'secret'
    | 'moved'
    | 'migrated'
    | 'collision';
  readonly from?: string;
  readonly text: string;
}

export interface TableChange {
  readonly resource: Resource;
  readonly exists: boolean;
  readonly renamedFrom?: string;
  readonly renamedFields: ReadonlyMap<string, string>;
  readonly added: readonly Field[];
  /** Added fields that earlier schemas also defined. Their columns still exist and contain values. */
  readonly returned: readonly Field[];
  readonly retyped: readonly Field[];
  readonly checked: readonly Field[];
  readonly nested: ReadonlyMap<Field, NestedChange>;
  readonly needed: readonly Field[];
  readonly unique: readonly Field[];
  /** Fields that are no longer unique. */
  readonly repeatable: readonly Field[];
  /** Removed fields whose columns are kept. */
  readonly gone: readonly string[];
  readonly modules: { readonly before: string; readonly after: string };
  readonly differs: boolean;
}

export interface StoredDifference {
  readonly changes: readonly StoredChange[];
  readonly tables: readonly TableChange[];
  readonly gone: readonly string[];
}

export function difference(before: Description, model: Pick<Model, 'resources' | 'enums'>): StoredDifference {
  const after = describeModel(model);
  const changes: StoredChange[] = [];
  const taken = new Set<string>();
  const tables = model.resources.map((resource) => {
    const { name, renamedFrom } = resource;
    const from = lives(before.resources[name])
      ? undefined
      : lives(before.resources[renamedFrom ?? ''])
        ? renamedFrom
        : undefined;
    const known = before.resources[from ?? name];
    const now = after.resources[name];
    taken.add(name).add(from ?? name);
    if (!known || known.gone) changes.push({ resource: name, what: 'added', text: `${name}: a new table` });
    if (from !== undefined)
      changes.push({
        resource: name,
        what: 'renamed',
        from,
        text: `${from} → ${name}: the table, and what is kept about its rows, gets the new name`,
      });
    if (known && known.module !== resource.module)
      changes.push({
        resource: name,
        what: 'moved',
        from: known.module,
        text: `${name}: its permissions are those of ${resource.module} from now on, in place of ${known.module}; roles, accounts and API clients that have these get them`,
      });
    return tableChange(resource, known, now, from, model, changes);
  });
  const gone = Object.keys(before.resources).filter((name) => !taken.has(name));
  for (const name of gone)
    if (!before.resources[name]?.gone)
      changes.push({
        resource: name,
        what: 'removed',
        text: `${name}: no longer in the schemas; the table is kept (remove it with --drop)`,
      });
  return { changes, tables, gone };
}

function lives(known: ResourceDescription | undefined): boolean {
  return known !== undefined && !known.gone;
}

function tableChange(
  resource: Resource,
  known: ResourceDescription | undefined,
  now: ResourceDescription | undefined,
  from: string | undefined,
  model: Pick<Model, 'enums'>,
  changes: StoredChange[],
): TableChange {
  const { name } = resource;
  const say = (field: string, what: StoredChange['what'], text: string, earlier?: string) =>
    known &&
    changes.push({
      resource: name,
      field,
      what,
      text: `${name}.${field}: ${text}`,
      ...(earlier !== undefined && { from: earlier }),
    });
  const renamedFields = new Map<string, string>();
  const [added, returned, retyped, checked, needed, unique, repeatable]: Field[][] = [[], [], [], [], [], [], []];
  const nested = new Map<Field, NestedChange>();
  const found = new Set<string>();
  for (const field of known ? resource.fields : []) {
    const { name: own, renamedFrom } = field;
    const present = known?.fields[own];
    const old = renamedFrom === undefined ? undefined : known?.fields[renamedFrom];
    const earlier = (!present || present.gone) && old && !old.gone ? renamedFrom : undefined;
    if (earlier !== undefined) {
      renamedFields.set(own, earlier);
      say(own, 'renamed', `was ${earlier}`, earlier);
    }
    found.add(earlier ?? own);
    const was = earlier === undefined ? present : old;
    const is = now?.fields[own];
    if (!is) continue;
    if (!was || was.gone) {
      added?.push(field);
      if (was) returned?.push(field);
      say(own, 'added', `a new field${getting(field, '; the rows that are there get')}`);
    }
    if (was && was.column !== is.column) {
      retyped?.push(field);
      say(own, 'retyped', `${was.kind} becomes ${is.kind}${translations(was.kind, is.kind)}`);
    }
    if (is.needed && !(was?.needed && !was.gone)) {
      needed?.push(field);
      if (was && !was.gone) say(own, 'required', `required from now on${getting(field, '; empty ones get')}`);
    }
    if (is.unique && !(was?.unique && !was.gone)) {
      unique?.push(field);
      if (was) say(own, 'unique', 'no value twice from now on');
    }
    if (was?.unique && !is.unique) {
      repeatable?.push(field);
      if (!was.gone) say(own, 'widened', 'values may be there twice from now on');
    }
    if (was && !was.gone && was.secret !== is.secret)
      say(
        own,
        'secret',
        is.secret ? 'a secret from now on: no answer has it' : 'no secret from now on: answers have it',
      );
    const inside = nestedDifference(field, was?.schema, is.schema);
    // If only optional fields were added inside objects, existing values stay valid and need no check.
    const growsOnly = inside.filled.size === 0 && inside.found.every(({ what }) => what === 'added');
    const earlierSchema = growsOnly ? inside.filledSchema : was?.schema;
    const checkedNow = was !== undefined && !field.writeOnly && !fits({ ...was, schema: earlierSchema }, is);
    if (checkedNow || (was?.gone && !field.writeOnly)) checked?.push(field);
    if (inside.filled.size + inside.retyped.size > 0) nested.set(field, inside);
    for (const { what, field: inner, path, from: before } of inside.found)
      say(path, what, saysOf(what, inner, before), before);
    if (was && was.column === is.column && !sameJson(inside.filledSchema, is.schema))
      say(
        own,
        checkedNow ? 'narrowed' : 'widened',
        checkedNow
          ? `takes other values than before; those that are there are looked through${renames(field, model)}`
          : 'takes more values than before',
      );
    else if (was && !was.gone && was.needed && !is.needed) say(own, 'widened', 'may be empty from now on');
  }
  const gone = Object.keys(known?.fields ?? {}).filter((field) => !found.has(field) && !renamedFields.has(field));
  for (const field of gone)
    if (!known?.fields[field]?.gone)
      say(field, 'removed', 'no longer in the schemas; its column is kept (remove it with --drop)');
  return {
    resource,
    exists: known !== undefined,
    ...(from !== undefined && { renamedFrom: from }),
    renamedFields,
    added: added ?? [],
    returned: returned ?? [],
    retyped: retyped ?? [],
    checked: checked ?? [],
    nested,
    needed: needed ?? [],
    unique: unique ?? [],
    repeatable: repeatable ?? [],
    gone,
    modules: { before: known?.module ?? resource.module, after: resource.module },
    differs: known !== undefined && !sameJson(known, now),
  };
}

function translations(was: string, is: string): string {
  if (is === 'localized-text') return '; the texts that are there become those in the default language';
  return was === 'localized-text' ? '; the texts in the default language stay, those in other languages are lost' : '';
}

function saysOf(what: NestedFinding['what'], field: Field, from: string | undefined): string {
  if (what === 'renamed') return `was ${from}`;
  return what === 'added'
    ? `a new field${getting(field, '; the objects that are there get')}`
    : `required from now on${getting(field, '; empty ones get')}`;
}

function getting(field: Field, words: string): string {
  return field.default === undefined ? '' : `${words} ${JSON.stringify(field.default)}`;
}

function fits(was: FieldDescription, is: FieldDescription): boolean {
  return was.column === is.column && isWider(was.schema, is.schema);
}

function renames(field: Field, { enums }: Pick<Model, 'enums'>): string {
  const found = 'enum' in field ? enums.find(({ name }) => name === field.enum)?.renamedValues : undefined;
  return found
    ? ` (${Object.entries(found)
        .map(([to, from]) => `${from} → ${to}`)
        .join(', ')})`
    : '';
}
