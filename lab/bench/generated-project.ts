import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GENERATED = [
  'apps/admin/src/generated',
  'apps/admin/public/templates',
  'apps/portal/src/generated',
  'domain/src/generated',
  'docs/generated',
  '.tuyen/generate.json',
];

let round = 0;

/**
 * Moves all generated files away, so that the next run starts cold. Deleting them would slow that run: some file
 * systems skip recently freed inode numbers one by one.
 */
export function putAside(root: string): void {
  const aside = join(root, 'aside', String(round++));
  mkdirSync(aside, { recursive: true });
  GENERATED.forEach((path, index) => renameSync(join(root, path), join(aside, String(index))));
}

/**
 * Keys in the file of a resource whose values are names of a resource or of its permissions. A copy of the resource
 * gets other values for these keys.
 */
const NAMES = new Set(['name', 'module', 'x-reference', 'resource']);

/**
 * Adds copies of a project's resources, with references among the copies, until the project has at least the given
 * number. Resources named in the configuration, users and offices, are not copied.
 */
export function multiply(root: string, count: number): void {
  const folder = join(root, 'schemas/resources');
  const { identity } = JSON.parse(readFileSync(join(root, 'tuyen.config.json'), 'utf8'));
  const identities = JSON.stringify(identity);
  const all = readdirSync(folder);
  const originals = all
    .map((file): Record<string, unknown> => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .filter(({ name }) => !identities.includes(`"${name}"`));
  const names = new Set(originals.flatMap(({ name, module }) => [name, module]));
  for (let copy = 2, made = all.length; made < count; copy++, made += originals.length) {
    for (const original of originals) {
      const rename = (key: string, value: unknown) => (NAMES.has(key) && names.has(value) ? `${value}-${copy}` : value);
      writeFileSync(join(folder, `${original['name']}-${copy}.json`), JSON.stringify(original, rename, 2));
    }
  }
}
