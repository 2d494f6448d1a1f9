import { reasonOf } from '@tuyen/model/reason-of';

/** Error of a plugin's own code. */
export class PluginFailure extends Error {
  /** @param part action of the plugin that failed, such as `the emitter 1` or `printing docs/er.md` */
  constructor(plugin: string, part: string, error: unknown) {
    super(`The plugin "${plugin}" failed in ${part}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Calls a function of a plugin. If it throws, the error names the plugin and what it did. */
export async function guarded<T>(plugin: string, part: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw new PluginFailure(plugin, part, error);
  }
}

/** Calls a synchronous function of a plugin. If it throws, the error names the plugin and what it did. */
export function guardedSync<T>(plugin: string, part: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new PluginFailure(plugin, part, error);
  }
}
