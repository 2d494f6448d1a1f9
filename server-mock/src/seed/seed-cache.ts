import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { COST, putFile, stampsIn } from '@tuyen/server/extension';

export interface Seeded {
  readonly notes: readonly string[];
  /** Path of the database file. Callers must not change the file. */
  readonly file: string;
}

/** Stores the last seeded database, because seeding takes half of the start time. */
export interface SeedCache {
  read(): Seeded | undefined;
  write(notes: readonly string[], image: Uint8Array): Seeded;
}

/**
 * Creates a cache of the sample data in the `.tuyen` folder of the project. Its file name is a digest of everything
 * that the sample data depends on: path, size and times of each file in `sources`, the start date, the cost of password
 * hashes, and the Node version.
 * @param sources folders and files
 * @param rows number of synthetic rows per resource, if the command line sets it
 */
export function seedCache(root: string, sources: readonly string[], anchor: Date, rows?: number): SeedCache {
  const hash = createHash('sha256').update(
    `${process.version} ${process.versions['icu']} ${COST} ${anchor.toISOString()} ${rows ?? ''}`,
  );
  for (const source of sources) for (const line of stampsIn(source)) hash.update(line);
  const folder = join(root, '.tuyen');
  const name = `seed-${hash.digest('hex').slice(0, 24)}`;
  const file = join(folder, `${name}.db`);
  const notesFile = join(folder, `${name}.json`);

  return {
    read() {
      if (!existsSync(file) || !existsSync(notesFile)) return undefined;
      const notes: unknown = JSON.parse(readFileSync(notesFile, 'utf8'));
      return { notes: [notes].flat().map(String), file };
    },
    write(notes, image) {
      putFile(notesFile, JSON.stringify(notes));
      putFile(file, image);
      for (const other of readdirSync(folder)) {
        if (/^seed-\w+\.(?:bin|db|json)$/.test(other) && !other.startsWith(`${name}.`))
          rmSync(join(folder, other), { force: true });
      }
      return { notes, file };
    },
  };
}
