import { posix } from 'node:path';
import { isObject } from '@tuyen/model/json';
import { inputPaths, readConfig, readPlaces } from './input-paths.ts';
import { digestAll } from './output/hash.ts';
import { readInputs } from './output/inputs.ts';
import { localModules } from './plugin-files.ts';

export interface ServerInputs {
  /**
   * Digest of the schemas, of the code of field kinds and plugins, and of the server's texts. Ignores the layout of
   * JSON files.
   */
  readonly schemas: string;
  readonly modules: string;
}

/** Matches translation files that only the apps use, not the server. */
const OF_APPS = /(?:^|\/)locales\/[^/]+\/(?:admin|portal)\.json$/u;

/**
 * Returns digests of all files that the project's server reads when it starts. If no digest has changed, a restart has
 * no effect.
 */
export function serverInputs(root: string): ServerInputs {
  const { custom } = readConfig(root);
  const schemas = readInputs(
    root,
    inputPaths(root).filter((path) => !custom.includes(path)),
  );
  const read = [...schemas].filter(([path]) => !OF_APPS.test(path));
  return {
    schemas: digestAll(read.map(([path, text]) => [path, path.endsWith('.json') ? compact(text) : text])),
    modules: digestAll([...readInputs(root, serverModules(root))].map((entry) => [...entry])),
  };
}

/**
 * Returns the modules that `server.domain` and `server.fixtures` name, and all modules that they import by relative
 * path. Paths are relative to the project. Leaves out generated modules, because they follow from the schemas.
 */
export function serverModules(root: string): readonly string[] {
  const { server } = readPlaces(root);
  const entries = [server.domain, server.fixtures].flatMap((path) =>
    path === undefined ? [] : [`./${posix.normalize(path)}`],
  );
  const generated = server.out === undefined ? undefined : `${posix.normalize(server.out).replace(/\/$/u, '')}/`;
  return localModules(root, entries).filter((path) => generated === undefined || !path.startsWith(generated));
}

function compact(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? JSON.stringify(value) : text;
  } catch {
    return text;
  }
}
