import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Yields the path, size and times of a file, or of each file in a folder. The times include the inode change time,
 * because archives and deployments may set the same modification time for every file.
 */
export function* stampsIn(place: string): Generator<string> {
  if (statSync(place).isFile()) return yield stampOf(place);
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) yield stampOf(join(entry.parentPath, entry.name));
}

function stampOf(path: string): string {
  const { size, mtimeMs, ctimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs} ${ctimeMs}\n`;
}
