import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from '../exit-codes.ts';

const CONFIG = 'tuyen.config.json';

export function findRoot(named: string | undefined, from: string = process.cwd()): string {
  if (named !== undefined) {
    const root = resolve(from, named);
    if (!existsSync(join(root, CONFIG))) throw new UsageError(`There is no ${CONFIG} in ${named}.`);
    return root;
  }
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, CONFIG))) return folder;
    if (dirname(folder) === folder) {
      throw new UsageError(`There is no ${CONFIG} here or above: go to the project's folder, or name it with --root.`);
    }
  }
}
