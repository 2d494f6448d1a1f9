import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectPlaces } from '@tuyen/generator';
import { UsageError } from '../exit-codes.ts';

const NAMES = ['admin', 'portal'] as const;

export interface App {
  readonly name: (typeof NAMES)[number];
  readonly title: string;
  readonly folder: string;
  readonly generated: string | undefined;
  readonly port: number;
}

const TITLES = { admin: 'Admin', portal: 'Portal' } as const;

const CONFIGS = ['ts', 'mts', 'js', 'mjs'].map((extension) => `vite.config.${extension}`);

/**
 * Returns the apps to run: the requested apps, or all apps that have a Vite configuration.
 * @param asked comma-separated app names, as typed
 * @param port port of the server
 * @throws UsageError if a requested app does not exist
 */
export function appsOf(root: string, places: ProjectPlaces, asked: string | undefined, port: number): readonly App[] {
  const found = NAMES.flatMap((name, index): App[] => {
    const { out, public: files } = places[name];
    const folder = files === undefined ? undefined : join(root, dirname(files));
    if (folder === undefined || !CONFIGS.some((config) => existsSync(join(folder, config)))) return [];
    const generated = out === undefined ? undefined : join(root, out);
    return [{ name, title: TITLES[name], folder, generated, port: port + 1 + index }];
  });
  if (asked === undefined) return found;
  const names = asked.split(',').flatMap((name) => name.trim() || []);
  if (names.length === 1 && names[0] === 'none') return [];
  for (const name of names) {
    if (!NAMES.some((known) => known === name))
      throw new UsageError(`--apps names "${name}". Write admin, portal, both between commas, or none.`);
    if (found.some((app) => app.name === name)) continue;
    throw new UsageError(
      `The project has no app "${name}": "${name}.public" of tuyen.config.json names a folder beside a vite.config.ts.`,
    );
  }
  return found.filter(({ name }) => names.includes(name));
}
