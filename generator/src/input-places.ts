import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What to watch: the configuration, the schemas and the owned files, as far as the configuration can be read. */
export function inputPlaces(root: string): readonly string[] {
  const config = read(join(root, 'tuyen.config.json'));
  return ['tuyen.config.json', config.schemas, config.admin?.custom].filter((place) => place !== undefined);
}

function read(path: string): { readonly schemas?: string; readonly admin?: { readonly custom?: string } } {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ReturnType<typeof read>;
  } catch {
    return {};
  }
}
