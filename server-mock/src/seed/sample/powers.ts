import { type Field, memoize, type Model, type Resource } from '@tuyen/model';
import type { Row } from '@tuyen/server/domain';
import type { Power, Wording } from './languages/wording.ts';

const slugsOf = memoize(({ permissions, identity, resources }: Model): Readonly<Record<Power, readonly string[]>> => {
  const accounts = [identity.users, identity.roles, identity.offices].map((part) => part?.resource);
  const guarded = new Set(resources.filter(({ name }) => accounts.includes(name)).map(({ module }) => module));
  const pick = (fits: (module: string, action: string) => boolean) =>
    permissions.modules.flatMap(({ name, actions }) =>
      actions.filter((action) => fits(name, action.name)).map(({ slug }) => slug),
    );
  return {
    everything: pick(() => true),
    work: pick((module, action) => action === 'read' || (!guarded.has(module) && action !== 'delete')),
    reading: pick((_, action) => action === 'read'),
  };
});

export function withPower(model: Model, resource: Resource, row: Row, index: number, wording: Wording): Row {
  const { roles } = model.identity;
  if (resource.name !== roles?.resource) return row;
  const { roles: names, cities } = wording;
  const [name = '', power = 'reading'] = names[index % names.length] ?? [];
  const city = index < names.length ? undefined : cities[Math.floor(index / names.length) - 1];
  const round = Math.floor(index / names.length);
  const whole = index < names.length ? name : `${name} ${city ?? round}`;
  const after = { ...row };
  const title = resource.fields.find((field) => /^(name|title|label)$/u.test(field.name) && isFree(field, whole));
  if (title) after[title.name] = whole;
  const { status } = roles;
  // The sample accounts have the first roles, so these roles must be active.
  if (index < FIRST && status && status.active.some((value) => typeof value === typeof after[status.field]))
    after[status.field] =
      status.active.find((value) => fitsStatus(resource, status.field, value)) ?? after[status.field];
  return withSlugs(after, resource.fields, roles.permissions, slugsOf(model)[power]);
}

/** Number of roles that are always active. */
const FIRST = 4;

function fitsStatus({ fields }: Resource, name: string, value: unknown): boolean {
  const field = fields.find((one) => one.name === name);
  return field?.kind === 'enum'
    ? field.values.some((one) => one === value)
    : field?.kind === 'boolean' && value === true;
}

export function withGrants(model: Model, resource: Resource, row: Row, index: number, top: string | undefined): Row {
  const { users, roles } = model.identity;
  if (resource.name !== users.resource) return row;
  const slugs = slugsOf(model);
  const powers = (['everything', 'work', 'reading'] as const)[index % 3] ?? 'reading';
  // In a project without roles, an account needs direct permissions. In a project with roles, few accounts have any in
  // addition to their role.
  const direct = roles === undefined ? slugs[powers] : index % 4 === 3 ? slugs.reading.slice(0, 1) : [];
  const after = withSlugs({ ...row }, resource.fields, users.permissions, direct);
  const { offices } = users;
  const list = offices && resource.fields.find(({ name }) => name === offices.field);
  const members = offices && after[offices.field];
  if (!offices || !list || !('fields' in list) || !Array.isArray(members)) return after;
  const isFreeChoice = list.fields.every(({ options = [] }) => options.length === 0);
  const home = users.office === undefined ? undefined : index === 0 && top !== undefined ? top : after[users.office];
  const [first, ...others]: readonly Row[] = members;
  // A sample account works in its home office, unless option rules (`x-options`) limit the choice of its offices.
  const placed =
    first && home !== undefined && isFreeChoice ? [{ ...first, [offices.office]: home }, ...others] : members;
  const seen = new Set<unknown>();
  const distinct = placed.filter((member: Row) => {
    const office = member[offices.office];
    return !seen.has(office) && seen.add(office);
  });
  const kept = distinct.length >= (list.schema.minItems ?? 0) ? distinct : members;
  after[offices.field] = kept.map((member: Row) => withSlugs({ ...member }, list.fields, offices.permissions, direct));
  return after;
}

function withSlugs(row: Row, fields: readonly Field[], name: string | undefined, slugs: readonly string[]): Row {
  const field = fields.find((one) => one.name === name);
  if (!field || (field.kind !== 'text-list' && field.kind !== 'enum-list')) return row;
  if (field.when && row[field.name] === undefined) return row;
  const { minItems = 0, maxItems = Infinity } = field.schema;
  const known = field.kind === 'enum-list' ? slugs.filter((slug) => field.values.includes(slug)) : slugs;
  const some = known.slice(0, maxItems);
  if (some.length >= minItems) row[field.name] = some;
  return row;
}

function isFree(field: Field, text: string): boolean {
  if (field.kind !== 'text' || field.pattern !== undefined || field.coded) return false;
  return text.length >= (field.schema.minLength ?? 0) && text.length <= (field.schema.maxLength ?? Infinity);
}
