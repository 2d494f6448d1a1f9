import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { KindFile } from '../generated/kind.ts';
import type { ModelOperator, PluginOperator } from '../kinds/plugin-operator.ts';
import { isObject } from '../model/json/is-object.ts';
import {
  isPluginViewKind,
  NO_PLUGIN_VIEW_KINDS,
  type PluginViewKinds,
  type PluginViewKind,
} from '../view-kinds/plugin/plugin-view-kind.ts';
import { resolvePlugin } from './plugin-places.ts';
import { reasonOf } from './reason-of.ts';
import { PLUGIN_API } from './plugin-api.ts';
import type { Document } from './problem.ts';
import { listIn } from '../model/json/raw.ts';
import { CONFIG_FILE, readDocument } from './read.ts';
import type { EarlierLoad } from './read.ts';

/** Properties of a plugin that affect the schemas. The generator and the command line read the other properties. */
export interface ModelPlugin {
  readonly name: string;
  /**
   * Field kinds by name, each as a file of `schemas/kinds/` would define it. A module of `code` is relative to the
   * plugin's module and must lie inside the project.
   */
  readonly kinds?: Readonly<Record<string, KindFile>>;
  /** Kinds of views that the plugin defines, by name. A view names one of them as its `kind`. */
  readonly viewKinds?: Readonly<Record<string, PluginViewKind>>;
  /** Query operators by name, without the `$` that queries put before it. */
  readonly operators?: Readonly<Record<string, PluginOperator>>;
}

export interface NamedPlugin {
  readonly specifier: string;
  /** Path of the plugin's module relative to the project, with forward slashes. Undefined if there is no such module. */
  readonly file: string | undefined;
}

export type LoadedPlugin = NamedPlugin &
  (
    | { readonly state: 'loaded'; readonly value: unknown }
    | { readonly state: 'missing' }
    | { readonly state: 'broken'; readonly error: unknown }
    | { readonly state: 'unsupported' }
  );

/** Imports the plugins of a project. Never throws: a plugin that cannot be loaded is returned with the reason. */
export async function loadPlugins(root: string, known: EarlierLoad = {}): Promise<readonly LoadedPlugin[]> {
  const config = readDocument(root, CONFIG_FILE, 'config', known)?.documents[0];
  const specifiers = listIn(config?.value, 'plugins').filter((each) => typeof each === 'string');
  return Promise.all(specifiers.map((specifier) => load(root, specifier)));
}

async function load(root: string, specifier: string): Promise<LoadedPlugin> {
  const path = resolvePlugin(root, specifier);
  if (path === undefined) return { specifier, file: undefined, state: 'missing' };
  const named: NamedPlugin = { specifier, file: relative(realpathSync(root), path).split(sep).join('/') };
  try {
    // A changed module is loaded again, but its imports are not.
    const version = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 12);
    const url = `${pathToFileURL(path).href}?version=${version}`;
    const exported: { readonly default?: unknown } = await import(/* @vite-ignore */ url);
    return { ...named, state: 'loaded', value: exported.default };
  } catch (error) {
    const code = isObject(error) ? error['code'] : undefined;
    if (code === 'ERR_UNKNOWN_FILE_EXTENSION') return { ...named, state: 'unsupported' };
    return { ...named, state: 'broken', error };
  }
}

export function kindDocuments(plugins: readonly LoadedPlugin[]): readonly Document[] {
  return membersOf(plugins, 'kinds').map(({ file, name, value }): Document => {
    return { kind: 'kind', name, file, text: '', value };
  });
}

/** Returns the view kinds of the plugins. If two plugins define the same kind, which is an error, the first one applies. */
export function viewKindsOf(plugins: readonly LoadedPlugin[]): PluginViewKinds {
  const found = membersOf(plugins, 'viewKinds').flatMap(({ name, value }) =>
    isPluginViewKind(value) ? [[name, value] as const] : [],
  );
  return found.length === 0 ? NO_PLUGIN_VIEW_KINDS : new Map(found.toReversed());
}

export function operatorsOf(plugins: readonly LoadedPlugin[]): readonly ModelOperator[] {
  return membersOf(plugins, 'operators').flatMap(({ plugin, name, value }) =>
    isPluginOperator(value)
      ? [{ ...value, plugin, name: `$${name}` as const, matches: guarded(plugin, name, value) }]
      : [],
  );
}

function guarded(plugin: string, name: string, { matches }: PluginOperator): PluginOperator['matches'] {
  return (value, operand) => {
    try {
      return matches(value, operand);
    } catch (error) {
      throw new Error(`The plugin "${plugin}" failed in the operator "${name}": ${reasonOf(error)}`, { cause: error });
    }
  };
}

/** Returns whether a value has the properties that an operator needs. If not, the generator reports the details. */
function isPluginOperator(value: unknown): value is PluginOperator {
  if (!isObject(value) || !Array.isArray(value['kinds']) || typeof value['matches'] !== 'function') return false;
  return ['operand', 'label', 'sql'].every((key) => isObject(value[key]));
}

interface Member {
  readonly file: string;
  readonly plugin: string;
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

function membersOf(plugins: readonly LoadedPlugin[], key: 'kinds' | 'operators' | 'viewKinds'): readonly Member[] {
  return plugins.flatMap((loaded) => {
    if (loaded.state !== 'loaded' || loaded.file === undefined || !isObject(loaded.value)) return [];
    const { file, value } = loaded;
    const members = value[key];
    if (value['api'] !== PLUGIN_API || !isObject(members)) return [];
    const plugin = String(value['name']);
    return Object.entries(members).map(([name, member]) => ({
      file,
      plugin,
      name,
      value: isObject(member) ? member : {},
    }));
  });
}
