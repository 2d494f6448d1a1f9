import type { FixtureContext } from '../fixtures.ts';
import {
  type ActiveValues,
  type Field,
  holds,
  kindOf,
  memoize,
  type Model,
  optionDrivers,
  type Resource,
  walkFields,
} from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import { anyValue, choicesOf, syntheticValue, type Source } from './synthetic-value.ts';
import { uniqueValues } from './unique-values.ts';
import { driversFirst, fittingChoices, type FittingChoices } from './fitting-choices.ts';
import { seededRandom, seedOf } from './random.ts';
import { userNameField } from '@tuyen/server/extension';
import { startValue } from './sample/server-values.ts';
import { withDurations } from './sample/durations.ts';
import { parentsAmong } from './sample/parents.ts';
import { namesFirst } from './names-first.ts';
import { isOptionalUpload, placeholderUpload } from './placeholder-upload.ts';
import { plausibleValues, type PlausibleValues } from './sample/plausible-value.ts';
import { withGrants, withPower } from './sample/powers.ts';
import { type Life, withHistory } from './sample/with-history.ts';
import type { SampleTexts } from './sample/texts.ts';

const SUPERUSER = 'superuser';

export const DEMO_PASSWORD = 'Tuyen#2026';

/**
 * Returns synthetic rows for resources without fixtures, built from the samples of their kinds. They are the same on
 * every run, with valid references and unique values.
 * @param texts if given, records have a history and natural texts
 */
export function syntheticRows(
  context: FixtureContext,
  given: Readonly<Record<string, readonly Row[]>>,
  texts?: SampleTexts,
): Record<string, readonly Row[]> {
  const { model } = context;
  const made = model.resources.filter((resource) => !(resource.name in given) && !resource.singleton);
  const ids = new Map<string, readonly string[]>();
  for (const [name, rows] of Object.entries(given)) {
    const own = rows.map((row) => String(row['id']));
    ids.set(name, own);
  }
  for (const { name, seed } of made) ids.set(name, idsFor(context, name, seed));
  for (const resource of made) {
    const own = ids.get(resource.name) ?? [];
    ids.set(resource.name, own.slice(0, rowsPossible(resource, ids, model.kinds)));
  }
  const rows = new Map(Object.entries(given));
  const today = context.anchor.toISOString().slice(0, 10);
  const fitting = fittingChoices((name) => rows.get(name), today);
  const values = texts?.wording && plausibleValues(context);
  for (const resource of chosenFirst(made))
    rows.set(resource.name, rowsOf(context, resource, { ids, texts, fitting, values }));
  return Object.fromEntries(made.map(({ name }) => [name, rows.get(name) ?? []]));
}

/**
 * Returns the resources in the order of creation. If option rules limit a reference, the referenced resource comes
 * first, because the rules need its records.
 */
function chosenFirst(resources: readonly Resource[]): readonly Resource[] {
  const ordered = new Set<Resource>();
  const waiting = new Set<Resource>();
  const add = (resource: Resource) => {
    if (waiting.has(resource)) return;
    waiting.add(resource);
    for (const [, field] of walkFields(resource.fields)) {
      const chosen =
        'use' in field && field.options ? resources.find(({ name }) => name === field.resource) : undefined;
      if (chosen) add(chosen);
    }
    ordered.add(resource);
  };
  resources.forEach(add);
  return [...ordered];
}

function idsFor(context: FixtureContext, name: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => context.id(name, index));
}

function rowsPossible(resource: Resource, ids: ReadonlyMap<string, readonly string[]>, kinds: Model['kinds']): number {
  const supplies = resource.fields
    .filter((field) => field.unique && field.required && !field.system)
    .map((field) => choicesOf(field, { kinds, idsOf: (name) => ids.get(name) ?? [] })?.length ?? Infinity);
  return Math.min(resource.seed, ...supplies);
}

function rowsOf(context: FixtureContext, resource: Resource, choices: Choices): readonly Row[] {
  const { ids, texts, fitting, values } = choices;
  const random = seededRandom(seedOf(resource.name));
  const count = ids.get(resource.name)?.length ?? 0;
  // Earlier records of this resource. A record references only earlier records of its own resource, so trees have no
  // cycles.
  const before: string[] = [];
  const idsOf = (name: string) => (name === resource.name ? before : (ids.get(name) ?? []));
  const source: Source = { random, idsOf, kinds: context.model.kinds, texts, resource, fitting, values };
  const unique = new Map(
    resource.fields
      .filter((field) => field.unique || (values && count <= FEW && isName(field)))
      .map((field) => [field, uniqueValues(field, source)]),
  );
  const fields = values ? namesFirst(driversFirst(resource.fields)) : driversFirst(resource.fields);
  const life = texts && lifeIn(context, resource, ids);
  const { offices } = context.model.identity;
  const top = offices && ids.get(offices.resource)?.[0];
  return (ids.get(resource.name) ?? []).map((id, index) => {
    const row: Row = { id };
    for (const field of fields) {
      if (field.system && field.name !== 'office_id') continue;
      if (values && isOptionalUpload(field)) continue;
      const distinct = unique.get(field);
      const of = values && isParent(resource, field) ? { ...source, idsOf: () => parentsAmong(before, count) } : source;
      const sample = () => (distinct ? distinct.next(index, row) : fittingValue(field, fields, of, index, row));
      const given = values && placeholderUpload(field, context);
      const value = given ?? (life ? startValue(resource, field, sample) : sample());
      if (value !== undefined && value !== null) row[field.name] = value;
    }
    for (const field of resource.fields) if (field.when && !holds(field.when, row)) delete row[field.name];
    before.push(id);
    const started = values ? withDurations(resource, row, random) : row;
    const first = { ...started, ...initialState(resource) };
    const now = life ? withHistory(resource, first, source, index, life) : first;
    const { wording } = texts ?? {};
    const known = wording && values ? withGrants(context.model, resource, now, index, top) : now;
    const named = wording ? withPower(context.model, resource, known, index, wording) : known;
    return account(context, resource, index, named, ids);
  });
}

interface Choices {
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly texts: SampleTexts | undefined;
  readonly fitting: FittingChoices;
  readonly values: PlausibleValues | undefined;
}

/**
 * If a resource gets at most this number of sample records, their names differ, although the schema allows equal names.
 */
const FEW = 100;

function isName(field: Field): boolean {
  return field.kind === 'text' && /^(name|title)$/u.test(field.name) && field.pattern === undefined && !field.coded;
}

function isParent({ name }: Resource, field: Field): boolean {
  return field.kind === 'reference' && field.resource === name && !field.unique && (field.options ?? []).length === 0;
}

/**
 * Number of attempts to find values for a field and for the fields on which its option rules depend. New attempts are
 * made if the option rules allow no value beside the first values of those fields.
 */
const OTHER_DRIVERS = 4;

/**
 * Returns a value like `syntheticValue` that the option rules of the field allow. If the rules allow no value, changes
 * the sibling fields that the rules compare, except fields that the rules of other fields compare too. If this does not
 * help, ignores the rules.
 */
function fittingValue(field: Field, fields: readonly Field[], source: Source, index: number, row: Row): unknown {
  const value = syntheticValue(field, source, index, row);
  if (value !== undefined || !('use' in field) || !field.options) return value;
  const drivers = changeableDrivers(field, fields);
  for (let attempt = 0; attempt < OTHER_DRIVERS && drivers.length > 0; attempt += 1) {
    for (const driver of drivers) row[driver.name] = syntheticValue(driver, source, index, row) ?? row[driver.name];
    const found = syntheticValue(field, source, index, row);
    if (found !== undefined) return found;
  }
  return anyValue(field, source, index);
}

const changeableDrivers = memoize((field: Field, fields: readonly Field[]): readonly Field[] => {
  const depends = (other: Field, name: string) => optionDrivers(other.options ?? []).includes(name);
  const earlier = fields.slice(0, fields.indexOf(field));
  return earlier.filter(
    ({ name, unique, readOnly }) =>
      depends(field, name) && !unique && !readOnly && !earlier.some((other) => depends(other, name)),
  );
});

function lifeIn(
  { anchor, model }: FixtureContext,
  { name, workflow }: Resource,
  ids: ReadonlyMap<string, readonly string[]>,
): Life {
  const [id = ''] = ids.get(model.identity.users.resource) ?? [];
  // A record without a workflow is old if other records refer to it, because it was created before these records.
  const isOld = workflow === undefined && referencedIn(model).has(name);
  return { until: anchor, by: { id, name: SUPERUSER }, isOld };
}

const referencedIn = memoize(
  ({ resources }: Model): ReadonlySet<string> =>
    new Set(
      resources.flatMap(({ name, fields }) =>
        walkFields(fields).flatMap(([, field]) => ('use' in field && field.resource !== name ? [field.resource] : [])),
      ),
    ),
);

function initialState(resource: Resource): Row {
  return resource.workflow ? { [resource.workflow.field]: resource.workflow.initial } : {};
}

/**
 * Completes a synthetic account or role. All accounts can sign in. The first account is a superuser of the top office.
 * If the project has no superusers, the first account has every permission in the top office, directly or through the
 * first role.
 */
function account(
  context: FixtureContext,
  resource: Resource,
  index: number,
  row: Row,
  ids: ReadonlyMap<string, readonly string[]>,
): Row {
  const { model } = context;
  const { users, roles, offices } = model.identity;
  if (resource.name === roles?.resource && index === 0 && users.superuser === undefined)
    return { ...row, ...activeStatus(resource, roles.status), ...given(roles.permissions, everySlug(model)) };
  if (resource.name !== users.resource) return row;
  const { password, status, superuser, office } = users;
  const top = offices && ids.get(offices.resource)?.[0];
  const username = userNameField(model);
  return {
    ...row,
    ...(password !== undefined && { [password]: context.password(DEMO_PASSWORD) }),
    ...(index === 0 && activeStatus(resource, status)),
    ...(username !== undefined && index === 0 && { [username]: SUPERUSER }),
    ...(office !== undefined && top !== undefined && index === 0 && { [office]: top }),
    ...(superuser !== undefined && { [superuser]: index === 0 }),
    ...(superuser === undefined && index === 0 && everyPower(context.model, resource, ids)),
  };
}

function everyPower(model: Model, { fields }: Resource, ids: ReadonlyMap<string, readonly string[]>): Row {
  const { users, roles, offices } = model.identity;
  const role = roles && ids.get(roles.resource)?.[0];
  const top = offices && ids.get(offices.resource)?.[0];
  const slugs = everySlug(model);
  const isList = fields.some(({ name, kind }) => name === users.roles && kind === 'reference-list');
  const { offices: members } = users;
  const membership = members && {
    [members.office]: top,
    ...given(members.role, role),
    ...given(members.permissions, slugs),
    ...given(members.admin, true),
  };
  return {
    ...given(users.roles, isList && role !== undefined ? [role] : role),
    ...given(users.permissions, slugs),
    ...given(users.admin, true),
    ...given(members?.field, top === undefined ? undefined : [membership]),
  };
}

function given(field: string | undefined, value: unknown): Row {
  return field === undefined || value === undefined ? {} : { [field]: value };
}

function everySlug({ permissions }: Model): readonly string[] {
  return permissions.modules.flatMap(({ actions }) => actions.map(({ slug }) => slug));
}

function activeStatus({ fields }: Resource, status: ActiveValues | undefined): Row {
  const field = fields.find(({ name }) => name === status?.field);
  const choices = field && kindOf(field).choices?.(field);
  return given(
    status?.field,
    status?.active.find((value) => choices?.includes(value) ?? true),
  );
}
