import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Model } from '@tuyen/model';
import { ownModel } from '@tuyen/model/backends';
import type { Domain } from '../engine/domain.ts';

/** Error that a person can fix in the configuration or in the domain module. */
export class NoDomain extends Error {}

/**
 * Loads a project's own rules: the export `domain` of the module at `server.domain` in `tuyen.config.json`. Returns an
 * empty domain if the configuration names no module.
 * @param module path relative to the project root
 * @throws NoDomain if the module is missing or exports no `domain`
 */
export async function loadDomain(root: string, module: string | undefined): Promise<Domain> {
  if (module === undefined) return {};
  const { domain } = await loadModule<{ readonly domain?: Domain }>(root, module, 'server.domain');
  if (!domain) throw new NoDomain(`${module} exports no "domain". Write: export const domain: Domain = { … };`);
  return domain;
}

/**
 * Imports a module of the project.
 * @param module path relative to the project's root
 * @param key key of `tuyen.config.json` that contains this path
 * @throws NoDomain if there is no such file, or this Node cannot load it
 */
export async function loadModule<T>(root: string, module: string, key: string): Promise<Partial<T>> {
  const file = join(root, module);
  if (!existsSync(file)) throw new NoDomain(`There is no ${module}. Correct "${key}" in tuyen.config.json.`);
  // Unchecked cast: the project's own compiler checks the types of its modules.
  return (await import(pathToFileURL(file).href).catch((error) => notLoadable(error, key))) as Partial<T>;
}

/**
 * @returns the project's domain module @throws NoDomain if the schemas name an operation or a dashboard figure for
 * which the module has no code
 */
export function completeDomain(model: Model, domain: Domain): Domain {
  const { resources, dashboards } = ownModel(model);
  for (const { name, source, operations = [], serves } of resources) {
    // The server itself implements the operations of these resources.
    if (serves) continue;
    const missing = operations.find((operation) => !domain.hooks?.[name]?.operations?.[operation.name]);
    if (!missing) continue;
    throw new NoDomain(
      `${source} declares the operation "${missing.name}", and the domain has no hook for it. Write hooks.${name}.operations.${missing.name}, or remove the operation.`,
    );
  }
  checkFigures(dashboards, domain.figures ?? []);
  return domain;
}

function checkFigures(dashboards: Model['dashboards'], figures: NonNullable<Domain['figures']>): void {
  const named = new Map(
    dashboards.flatMap(({ source, tiles }) =>
      tiles.flatMap((tile) => ('figure' in tile ? [[tile.figure, source]] : [])),
    ),
  );
  const known = new Set(figures.map(({ name }) => name));
  for (const [figure, source] of named) {
    if (known.has(figure)) continue;
    throw new NoDomain(
      `${source} names the figure "${figure}", which the domain does not have. Add it to figures, or remove the tile.`,
    );
  }
  const unused = figures.find(({ name }) => !named.has(name));
  if (!unused) return;
  throw new NoDomain(`No dashboard shows the figure "${unused.name}" of the domain. Name it in a tile, or remove it.`);
}

function notLoadable(error: NodeJS.ErrnoException, key: string): never {
  if (error.code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error;
  throw new NoDomain(
    `Node ${process.versions.node} loads no TypeScript (${error.message}). Use Node 22.18 or later, or compile "${key}" of tuyen.config.json to JavaScript.`,
  );
}
