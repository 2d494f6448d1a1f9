import { isWider } from '@tuyen/model';
import type { Description, FieldDescription, ResourceDescription } from './description.ts';

interface StoredState {
  readonly description: Description;
  readonly migrations: readonly string[];
  readonly readDefaults?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * Returns the reasons why an older build cannot work with a database that a newer build has changed. They are empty if
 * each build accepts every row that the other one writes. This is the case if the newer build only added resources,
 * optional fields, fields with a default, or wider limits.
 * @param own description of the older build's schemas
 */
export function obstacles(
  own: Description,
  { description, migrations: ran, readDefaults = {} }: StoredState,
  migrations: readonly { readonly name: string }[],
): readonly string[] {
  const unknown = ran.filter((step) => !migrations.some(({ name }) => name === step));
  return [
    ...unknown.map((step) => `The migration "${step}" has changed rows.`),
    ...Object.entries(own.resources).flatMap(([resource, described]) => {
      const stored = description.resources[resource];
      if (!stored) return [`${resource} has another name.`];
      return inResource(resource, described, stored, readDefaults[resource] ?? {});
    }),
  ];
}

function inResource(
  resource: string,
  own: ResourceDescription,
  stored: ResourceDescription,
  defaults: Readonly<Record<string, unknown>>,
): readonly string[] {
  const added = Object.entries(stored.fields).filter(([field, { needed, gone }]) => {
    const isFilled = Object.hasOwn(defaults, field);
    return !own.fields[field] && needed && !gone && !isFilled;
  });
  return [
    ...(own.module === stored.module ? [] : [`${resource} has the permissions of ${stored.module}.`]),
    ...added.map(([field]) => `${resource}.${field} is required, and this build does not know it.`),
    ...Object.entries(own.fields).flatMap(([field, described]) => {
      const reason = inField(described, stored.fields[field]);
      return reason === undefined ? [] : [`${resource}.${field} ${reason}.`];
    }),
  ];
}

function inField(own: FieldDescription, stored: FieldDescription | undefined): string | undefined {
  if (!stored) return 'has another name';
  if (stored.gone) return own.needed ? 'is required here, and was removed' : undefined;
  if (own.column !== stored.column) return 'has another type';
  if (own.secret !== stored.secret) return stored.secret ? 'is a secret' : 'is no secret';
  if (own.needed !== stored.needed) return stored.needed ? 'is required' : 'may be empty';
  return isWider(own.schema, stored.schema) ? undefined : 'takes other values';
}
