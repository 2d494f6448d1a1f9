import { PLUGIN_API } from '@tuyen/model/plugin-api';
import type { DefinedPlugin, Plugin } from './plugin.ts';

/** Defines a plugin. A plugin's module exports the result by default. */
export function definePlugin(plugin: Plugin): DefinedPlugin {
  return { api: PLUGIN_API, ...plugin };
}
