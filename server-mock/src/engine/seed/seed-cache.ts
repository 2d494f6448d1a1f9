import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COST } from '../identity/passwords.ts';

/** A database as it was seeded, and what seeding wants printed. */
export interface Seeded {
  readonly notes: readonly string[];
  readonly image: Uint8Array;
}

/** Stores the last seeded database, because seeding takes half of the start. */
export interface SeedCache {
  /** Undefined if none is stored, or one of other sources. */
  read(): Seeded | undefined;
  write(seeded: Seeded): void;
}

/**
 * Keeps it in one file of the project's `.tuyen` folder. Its name is a digest of its sources: the files of `sources` by path, size
 * and time, the anchor, the cost of its passwords, and this Node.
 * @param sources folders and files
 */
export function seedCache(root: string, sources: readonly string[], anchor: Date): SeedCache {
  const hash = createHash('sha256').update(
    `${process.version} ${process.versions['icu']} ${COST} ${anchor.toISOString()}`,
  );
  for (const source of sources) for (const line of stampsIn(source)) hash.update(line);
  const folder = join(root, '.tuyen');
  const name = `seed-${hash.digest('hex').slice(0, 24)}.bin`;
  return {
    read() {
      let file: Buffer;
      try {
        file = readFileSync(join(folder, name));
      } catch {
        return undefined;
      }
      const start = 4 + file.readUInt32LE();
      const notes: unknown = JSON.parse(file.toString('utf8', 4, start));
      return { notes: [notes].flat().map(String), image: file.subarray(start) };
    },
    write({ notes, image }) {
      const head = Buffer.from(JSON.stringify(notes));
      const length = Buffer.alloc(4);
      length.writeUInt32LE(head.length);
      const made = join(folder, `${name}.${process.pid}`);
      mkdirSync(dirname(made), { recursive: true });
      writeFileSync(made, Buffer.concat([length, head, image]));
      renameSync(made, join(folder, name));
      for (const other of readdirSync(folder)) {
        if (/^seed-\w+\.bin$/.test(other) && other !== name) rmSync(join(folder, other), { force: true });
      }
    },
  };
}

function* stampsIn(source: string): Generator<string> {
  if (statSync(source).isFile()) return yield stampOf(source);
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) yield stampOf(join(entry.parentPath, entry.name));
}

function stampOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}\n`;
}
