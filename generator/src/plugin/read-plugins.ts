import { isObject } from '@tuyen/model/json';
import { type EarlierLoad, type LoadedPlugin, loadPlugins } from '@tuyen/model/load';
import { PLUGIN_API } from '@tuyen/model/plugin-api';
import { reasonOf } from '@tuyen/model/reason-of';
import { suggest } from '@tuyen/model/suggest';
import type { UnlocatedFinding } from '../findings/finding.ts';
import type { ViewComponent } from '../emit/project.ts';
import type { DefinedPlugin, ViewKindOfPlugin } from './plugin.ts';
import { differenceFromOperator } from './operators.ts';
import { componentFor, type Difference, differenceFromViewKind } from './view-kinds.ts';

export interface ReadPlugins {
  readonly plugins: readonly DefinedPlugin[];
  /** All plugins that the configuration names, with the result of loading each. The loader of the schemas needs them. */
  readonly loaded: readonly LoadedPlugin[];
  /** React components that draw the views of plugins, by kind of view. */
  readonly viewComponents: Readonly<Record<string, ViewComponent>>;
  /**
   * Problems of the plugins, located in tuyen.config.json. If there is any, the schemas are not checked, because a
   * plugin that failed to load may define kinds that the schemas use.
   */
  readonly problems: readonly UnlocatedFinding[];
}

/** Imports and validates the plugins that tuyen.config.json names. */
export async function readPlugins(root: string, known?: EarlierLoad): Promise<ReadPlugins> {
  const loaded = await loadPlugins(root, known);
  const plugins = loaded.flatMap(({ state, ...plugin }) => {
    return state === 'loaded' && 'value' in plugin && isPlugin(plugin.value) ? [plugin.value] : [];
  });
  const problems = loaded.flatMap((plugin, index) => {
    const before = loaded.slice(0, index);
    const found =
      problemOf(plugin) ?? sharedName(plugin, before) ?? sharedMember(plugin, before) ?? missingComponent(root, plugin);
    return found ? [{ ...found, file: 'tuyen.config.json', pointer: `/plugins/${index}` }] : [];
  });
  const viewComponents = Object.fromEntries(
    loaded
      .flatMap((plugin) => componentsOf(root, plugin))
      .flatMap(([name, found]) => ('from' in found ? [[name, found]] : [])),
  );
  return { plugins, loaded, viewComponents, problems };
}

type Found = Pick<UnlocatedFinding, 'code' | 'message' | 'hint'>;

function problemOf(plugin: LoadedPlugin): Found | undefined {
  const { specifier, state } = plugin;
  switch (state) {
    case 'missing': {
      const [message, hint] = specifier.startsWith('.')
        ? [
            `There is no file ${specifier}.`,
            'Correct the path, or remove it from "plugins". It is relative to this file.',
          ]
        : [`The package ${specifier} is not installed.`, `Run \`npm install --save-dev ${specifier}\`, or remove it.`];
      return { code: 'TUY870', message, hint };
    }
    case 'broken': {
      const message = `The plugin ${specifier} cannot be loaded: ${reasonOf(plugin.error)}`;
      return { code: 'TUY870', message, hint: `Fix ${plugin.file ?? specifier}, or remove it from "plugins".` };
    }
    case 'unsupported': {
      const message = `Node ${process.versions.node} does not load the TypeScript of ${specifier}.`;
      return { code: 'TUY870', message, hint: 'Use Node 22.18 or later, or name a JavaScript file.' };
    }
    case 'loaded':
      return wrongExport(specifier, plugin.value);
  }
}

const HINT = 'Write: export default definePlugin({ name: … }), with definePlugin of @tuyen/generator/plugin.';

function wrongExport(specifier: string, value: unknown): Found | undefined {
  const wrong = (message: string, hint: string | undefined = HINT): Found => ({ code: 'TUY871', message, hint });
  if (value === undefined) return wrong(`${specifier} has no default export.`);
  if (!isObject(value) || value['api'] === undefined)
    return wrong(`The default export of ${specifier} is no plugin made by definePlugin.`);
  if (value['api'] !== PLUGIN_API) {
    const message = `${specifier} was made for version ${String(value['api'])} of the plugin interface. This tuyen has version ${PLUGIN_API}.`;
    return wrong(message, 'Install the version of the plugin that is for this tuyen, or update tuyen.');
  }
  const difference = differenceFromPlugin(value);
  return difference && wrong(`The plugin of ${specifier} ${difference.message}`, difference.hint);
}

function isPlugin(value: unknown): value is DefinedPlugin {
  return isObject(value) && value['api'] === PLUGIN_API && differenceFromPlugin(value) === undefined;
}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/u;

/** Check of each property that a plugin can have. Its text names the required type in an error message. */
const MEMBERS: Readonly<Record<keyof DefinedPlugin, readonly [kind: string, fits: (value: unknown) => boolean]>> = {
  api: ['a number', (value) => typeof value === 'number'],
  name: ['a name of small letters, digits and hyphens', (value) => typeof value === 'string' && NAME.test(value)],
  emitters: ['a list of functions', isListOf(isFunction)],
  checks: ['a list of functions', isListOf(isFunction)],
  codes: ['an object of texts with "title" and "explanation"', isCodes],
  kinds: ['an object of kinds', (value) => isObject(value) && Object.values(value).every(isObject)],
  viewKinds: ['an object of view kinds', isObject],
  operators: ['an object of query operators', isObject],
  commands: ['a list of commands made by defineCommand', isListOf(isCommand)],
  sources: ['a list of sources with "name", "recognizes", "read", "list" and "draft"', isListOf(isSource)],
};

function differenceFromPlugin(value: Readonly<Record<string, unknown>>): Difference | undefined {
  const known = Object.keys(MEMBERS).filter((name) => name !== 'api');
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(MEMBERS, name));
  if (unknown !== undefined) {
    const hint = suggest(unknown, known) ?? `Choose one of ${known.join(', ')}.`;
    return { message: `has "${unknown}", which nothing reads.`, hint };
  }
  for (const [name, [kind, fits]] of Object.entries(MEMBERS)) {
    const isMissing = value[name] === undefined;
    if (isMissing ? name === 'name' : !fits(value[name])) return { message: `needs ${kind} as "${name}".` };
  }
  for (const [name, kind] of Object.entries(isObject(value['viewKinds']) ? value['viewKinds'] : {})) {
    const difference = differenceFromViewKind(name, kind);
    if (difference) return difference;
  }
  for (const [name, operator] of Object.entries(isObject(value['operators']) ? value['operators'] : {})) {
    const difference = differenceFromOperator(name, operator);
    if (difference) return difference;
  }
  const wrong = Object.keys(isObject(value['codes']) ? value['codes'] : {}).find((code) => !isCodeOf(value, code));
  if (wrong === undefined) return undefined;
  const hint = `Write the name of the plugin and three digits: ${String(value['name'])}001.`;
  return { message: `has the code "${wrong}".`, hint };
}

function isCodeOf({ name }: Readonly<Record<string, unknown>>, code: string): boolean {
  return code.slice(0, -3) === name && /^\d{3}$/u.test(code.slice(-3));
}

function isListOf(fits: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(fits);
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

function isCodes(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.values(value).every(
      (text) => isObject(text) && typeof text['title'] === 'string' && typeof text['explanation'] === 'string',
    )
  );
}

function isCommand(value: unknown): boolean {
  if (!isObject(value) || typeof value['name'] !== 'string' || typeof value['description'] !== 'string') return false;
  return isFunction(value['run']) || isListOf(isCommand)(value['commands']);
}

function isSource(value: unknown): boolean {
  const isComplete =
    isObject(value) && ['recognizes', 'read', 'list', 'draft'].every((name) => isFunction(value[name]));
  return isComplete && typeof value['name'] === 'string';
}

function viewKindsOf(plugin: LoadedPlugin): readonly (readonly [name: string, kind: ViewKindOfPlugin])[] {
  return plugin.state === 'loaded' && isPlugin(plugin.value) ? Object.entries(plugin.value.viewKinds ?? {}) : [];
}

function componentsOf(root: string, plugin: LoadedPlugin): readonly (readonly [string, ViewComponent | Difference])[] {
  return viewKindsOf(plugin).map(([name, { component }]) => [name, componentFor(root, plugin, component)]);
}

function missingComponent(root: string, plugin: LoadedPlugin): Found | undefined {
  for (const [, found] of componentsOf(root, plugin)) {
    if (!('message' in found)) continue;
    const { message, hint } = found;
    return { code: 'TUY871', message: `The plugin of ${plugin.specifier} ${message}`, hint };
  }
  return undefined;
}

/** Keys of a plugin whose entries must have a name that no other plugin uses. */
const NAMED = { viewKinds: 'view kind', operators: 'operator' } as const;

function sharedMember(plugin: LoadedPlugin, before: readonly LoadedPlugin[]): Found | undefined {
  const namesIn = (one: LoadedPlugin, member: keyof typeof NAMED) =>
    one.state === 'loaded' && isPlugin(one.value) ? Object.keys(one.value[member] ?? {}) : [];
  for (const member of ['viewKinds', 'operators'] as const) {
    for (const name of namesIn(plugin, member)) {
      const first = before.find((one) => namesIn(one, member).includes(name));
      if (!first) continue;
      const message = `${plugin.specifier} and ${first.specifier} both define the ${NAMED[member]} "${name}".`;
      return { code: 'TUY871', message, hint: 'Remove one of the plugins.' };
    }
  }
  return undefined;
}

function sharedName(plugin: LoadedPlugin, before: readonly LoadedPlugin[]): Found | undefined {
  const nameOf = (one: LoadedPlugin) => (one.state === 'loaded' && isPlugin(one.value) ? one.value.name : undefined);
  const name = nameOf(plugin);
  const first = name === undefined ? undefined : before.find((one) => nameOf(one) === name);
  if (!first) return undefined;
  const message = `${plugin.specifier} and ${first.specifier} are both named "${name}".`;
  return { code: 'TUY871', message, hint: 'Remove one of them, or rename one.' };
}
