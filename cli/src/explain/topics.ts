import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKED = ['../docs/', '../docs/reference/'].map(folderAt);
const SOURCES = ['../../../docs/', '../../../docs/generated/'].map(folderAt);

const FOLDERS = PACKED.some((folder) => existsSync(folder)) ? PACKED : SOURCES;

function folderAt(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

export interface Topic {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

export const SCHEMA_LANGUAGE = 'schema-language';

export function topicNames(): readonly string[] {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder));
  const pages = files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -'.md'.length));
  return [...new Set(pages)].toSorted();
}

export function topic(name: string): Topic | undefined {
  if (!topicNames().includes(name)) return undefined;
  const file = FOLDERS.map((folder) => `${folder}${name}.md`).find((path) => existsSync(path));
  if (file === undefined) return undefined;
  const text = readFileSync(file, 'utf8');
  return { name, title: /^# (.+)$/mu.exec(text)?.[1] ?? name, text };
}
