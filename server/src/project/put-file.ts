import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Replaces a file atomically: another process reads either the complete new file or the previous one. */
export function putFile(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const made = `${path}.${process.pid}`;
  writeFileSync(made, content);
  renameSync(made, path);
}
