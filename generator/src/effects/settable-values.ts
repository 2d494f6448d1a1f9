import type { Field, Model, Resource } from '@tuyen/model';
import type { EffectsConfig } from '@tuyen/model/load';

export interface SettableValue {
  /** Name of the resource that has the setting, or `permissions` for a permission. */
  readonly group: string;
  readonly name: string;
  /** Text of `x-informative`: the reason why nothing in the project reads the value. */
  readonly informative?: string;
  /** Places in the schemas and in the code that read the value, such as `domain/src/orders/hooks.ts approve`. */
  readonly readBy: readonly string[];
}

/** Places that read a value, by the key of the value: `settings.currency`, or the slug of a permission. */
export type Readers = ReadonlyMap<string, ReadonlySet<string>>;

export const PERMISSIONS = 'permissions';

export function keyOf({ group, name }: Pick<SettableValue, 'group' | 'name'>): string {
  return group === PERMISSIONS ? name : `${group}.${name}`;
}

/**
 * Returns, by resource, the fields that must have a reader: a schema or code that uses the value. The configuration
 * lists these fields. If it lists none for a singleton, such as the settings, all fields of the singleton are returned.
 */
export function promisingFields(
  { resources }: Pick<Model, 'resources'>,
  { fields: chosen = {} }: EffectsConfig,
): readonly { readonly resource: Resource; readonly fields: readonly Field[] }[] {
  return resources.flatMap((resource) => {
    const named = chosen[resource.name] ?? (resource.singleton ? 'all' : []);
    const fields = resource.fields.filter(({ name, system }) =>
      typeof named === 'string' ? !system : named.includes(name),
    );
    return fields.length > 0 ? [{ resource, fields }] : [];
  });
}

export function settableValues(
  model: Model,
  config: EffectsConfig,
  reasonOf: (resource: Resource, field: Field) => string | undefined,
  readers: readonly Readers[],
): readonly SettableValue[] {
  const withReaders = (value: Omit<SettableValue, 'readBy'>): SettableValue => {
    const places = readers.flatMap((byKey) => [...(byKey.get(keyOf(value)) ?? [])]);
    return { ...value, readBy: [...new Set(places)].toSorted() };
  };
  const ofFields = promisingFields(model, config).flatMap(({ resource, fields }) =>
    fields.map((field) => {
      const informative = reasonOf(resource, field);
      return withReaders({ group: resource.name, name: field.name, ...(informative !== undefined && { informative }) });
    }),
  );
  const slugs = model.permissions.modules.flatMap(({ actions }) => actions.map(({ slug }) => slug));
  return [...ofFields, ...slugs.map((slug) => withReaders({ group: PERMISSIONS, name: slug }))];
}

export function effectProblemsOf(
  values: readonly SettableValue[],
  { informative: most = Number.POSITIVE_INFINITY }: EffectsConfig,
): readonly string[] {
  const unread = values.filter(({ readBy, informative }) => readBy.length === 0 && informative === undefined);
  const informative = values.filter((value) => value.informative !== undefined).length;
  return [
    ...unread.map((value) =>
      value.group === PERMISSIONS
        ? `Nothing asks for the permission ${value.name}. Ask for it, or remove it.`
        : `Nothing reads ${keyOf(value)}. Read it, remove it, or state its reader outside the project in x-informative.`,
    ),
    ...(informative > most ? [`${informative} fields have x-informative; ${most} are allowed.`] : []),
  ];
}
