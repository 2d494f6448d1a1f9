import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { connect, connectToCopy } from './connect.ts';

/**
 * Node can serialize databases from 24.16 on, and in a late version of 22. Earlier versions need a temporary file for
 * an image.
 */
const serializes = (): boolean => 'serialize' in DatabaseSync.prototype;

export function imageOf(database: DatabaseSync): Uint8Array {
  return withoutLog(serializes() ? database.serialize() : vacuumed(database));
}

export async function connectToImage(image: Uint8Array): Promise<DatabaseSync> {
  if (!serializes()) return copied(image);
  const database = connect(':memory:');
  database.deserialize(image);
  return database;
}

/**
 * Name of the SQLite file system for real files. Without it, VACUUM would write the copy of an in-memory database into
 * memory too.
 */
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

/**
 * Marks an image as a database without a WAL. The image of a file is marked as having one, and an in-memory database
 * cannot open such an image.
 */
function withoutLog(image: Uint8Array): Uint8Array {
  image[18] = 1;
  image[19] = 1;
  return image;
}
