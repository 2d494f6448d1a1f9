import type { FieldKind } from '../../model/fields/field.ts';
import { isObject } from '../../model/json/is-object.ts';

/** Part of a plugin's view kind that affects the schemas. */
export interface PluginViewKind {
  /**
   * JSON Schema of the keys of a view. Every view also has `name`, `kind`, `label`, `filter` and `sort`, which the
   * schema leaves out. Other keys are errors.
   */
  readonly settings: SettingsSchema;
  /**
   * Keys of `settings` whose values are names or paths of fields, each with the kinds that its fields can have. The page
   * receives the element of each field under the same key.
   */
  readonly fields?: Readonly<Record<string, 'any' | readonly FieldKind[]>>;
}

export interface SettingsSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/** Returns whether a member of a plugin can be used. The generator reports all differences in detail. */
export function isPluginViewKind(value: unknown): value is PluginViewKind {
  if (!isObject(value) || !isObject(value['settings'])) return false;
  const { fields = {} } = value;
  return isObject(fields) && Object.values(fields).every((kinds) => kinds === 'any' || Array.isArray(kinds));
}

/** Keys of every view of a plugin. */
export const COMMON_KEYS: readonly string[] = ['name', 'kind', 'label', 'filter', 'sort'];

/** View kinds of the plugins of a project, by name. */
export type PluginViewKinds = ReadonlyMap<string, PluginViewKind>;

export const NO_PLUGIN_VIEW_KINDS: PluginViewKinds = new Map();
