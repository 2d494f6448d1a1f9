import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds German to a project in English and another language. Adds `de` to the configuration, and a German text ("…
 * (de)") to each text of the schemas. The texts in `schemas/locales` stay unchanged.
 */
export function addGerman(root: string): void {
  edit(join(root, 'tuyen.config.json'), (config) => ({
    ...(config as object),
    languages: [...(config as { languages: string[] }).languages, 'de'],
  }));
  const schemas = join(root, 'schemas');
  for (const file of readdirSync(schemas, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.json') && !file.startsWith('locales')) edit(join(schemas, file), withGerman);
  }
}

function edit(file: string, change: (value: unknown) => unknown): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8'))), null, 2));
}

function withGerman(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withGerman);
  if (typeof value !== 'object' || value === null) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withGerman(inner)]));
  return typeof inside['en'] === 'string' ? { ...inside, de: `${inside['en']} (de)` } : inside;
}
