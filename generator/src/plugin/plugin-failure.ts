import { reasonOf } from '@tuyen/model/reason-of';

/** Error of a plugin's own code. */
export class PluginFailure extends Error {
  /** @param part what the plugin did: `the emitter 1`, `printing docs/er.md` */
  constructor(plugin: string, part: string, error: unknown) {
    super(`The plugin "${plugin}" failed in ${part}: ${reasonOf(error)}`, { cause: error });
  }
}

/** Calls code of a plugin. */
export async function guarded<T>(plugin: string, part: string, run: () => T | Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw new PluginFailure(plugin, part, error);
  }
}

/** Calls synchronous code of a plugin. */
export function guardedSync<T>(plugin: string, part: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new PluginFailure(plugin, part, error);
  }
}
