import type { FieldKind } from '../../model/fields/field.ts';
import { isObject } from '../../model/json/is-object.ts';

/**
 * Description of a plugin's view kind for the check of schema files. It defines the keys that a view of this kind may
 * have.
 */
export interface PluginViewKind {
  /**
   * JSON Schema of the keys that a view of this kind has. It leaves out `name`, `kind`, `label`, `live`, `filter` and
   * `sort`, which every view has. Keys that are not in the schema are errors.
   */
  readonly settings: SettingsSchema;
  /**
   * Keys of `settings` whose values are names or paths of fields. Each entry lists the kinds that these fields may
   * have. Under the same key, the page receives the screen elements that show these fields.
   */
  readonly fields?: Readonly<Record<string, 'any' | readonly FieldKind[]>>;
}

export interface SettingsSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/**
 * Returns whether a value has the members that a view kind needs. The generator reports all errors of the value in
 * detail.
 */
export function isPluginViewKind(value: unknown): value is PluginViewKind {
  if (!isObject(value) || !isObject(value['settings'])) return false;
  const { fields = {} } = value;
  return isObject(fields) && Object.values(fields).every((kinds) => kinds === 'any' || Array.isArray(kinds));
}

export const COMMON_KEYS: readonly string[] = ['name', 'kind', 'label', 'live', 'filter', 'sort'];

export type PluginViewKinds = ReadonlyMap<string, PluginViewKind>;

export const NO_PLUGIN_VIEW_KINDS: PluginViewKinds = new Map();
