import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { connect, connectToCopy } from './connect.ts';

/** Node serializes databases from 24.16 on, and in a late version of 22. Before, an image goes through a temporary file. */
const serializes = (): boolean => 'serialize' in DatabaseSync.prototype;

/** Returns the bytes of a database that has no open transaction. */
export function imageOf(database: DatabaseSync): Uint8Array {
  return withoutLog(serializes() ? database.serialize() : vacuumed(database));
}

/** Opens a database in memory that begins as this image. */
export async function connectToImage(image: Uint8Array): Promise<DatabaseSync> {
  if (!serializes()) return copied(image);
  const database = connect(':memory:');
  database.deserialize(image);
  return database;
}

/** How SQLite calls the files of the system. A copy of a database in memory would stay in memory otherwise. */
const FILES = process.platform === 'win32' ? 'win32' : 'unix';

function vacuumed(database: DatabaseSync): Uint8Array {
  const { file, remove } = newFolder();
  try {
    database.prepare('VACUUM INTO ?').run(`${pathToFileURL(file).href}?vfs=${FILES}`);
    return readFileSync(file);
  } finally {
    remove();
  }
}

async function copied(image: Uint8Array): Promise<DatabaseSync> {
  const { file, remove } = newFolder();
  try {
    writeFileSync(file, image);
    return await connectToCopy(file);
  } finally {
    remove();
  }
}

function newFolder(): { readonly file: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'tuyen-image-'));
  return { file: join(folder, 'image.db'), remove: () => rmSync(folder, { recursive: true }) };
}

/** The image of a file says that a log belongs to it. A database in memory has no log. */
function withoutLog(image: Uint8Array): Uint8Array {
  image[18] = 1;
  image[19] = 1;
  return image;
}
