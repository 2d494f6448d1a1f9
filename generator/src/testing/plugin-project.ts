import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryFolder } from './library.ts';

const DEFINE = fileURLToPath(new URL('../plugin/index.ts', import.meta.url));

export function libraryWithPlugins(plugins: readonly string[], files: Readonly<Record<string, string>>): string {
  const root = libraryFolder();
  const path = join(root, 'tuyen.config.json');
  const config: object = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...config, plugins }));
  for (const [name, text] of Object.entries(files)) write(root, name, text);
  return root;
}

export function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

export function pluginModule(members: string): string {
  return `import { defineCommand, definePlugin } from '${DEFINE}';\nexport default definePlugin({ ${members} });\n`;
}
