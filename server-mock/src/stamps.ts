import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Path, size and time of a file, or of each file in a folder: on one machine, enough to notice a change. */
export function* stampsIn(place: string): Generator<string> {
  if (statSync(place).isFile()) return yield stampOf(place);
  for (const entry of readdirSync(place, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) yield stampOf(join(entry.parentPath, entry.name));
}

function stampOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}\n`;
}
