import type { Model } from '@tuyen/model';
import { loadProject } from '@tuyen/model/load';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Json = Readonly<Record<string, unknown>>;

export function labeled(label: string, schema: Json): Json {
  return { ...schema, 'x-label': { en: label } };
}

export function resource(name: string, properties: Json, more: Json = {}): Json {
  const { schema, ...rest } = more as { schema?: Json };
  return {
    name,
    label: { en: name },
    ...rest,
    schema: { type: 'object', properties, ...schema },
  };
}

/** @param more further keys of the configuration */
export function modelOf(identity: Json, files: Readonly<Record<string, Json>>, more: Json = {}): Model {
  const root = mkdtempSync(join(tmpdir(), 'tuyen-small-'));
  try {
    const config = { schemas: 'schemas', languages: ['en'], identity, server: { out: 'generated' }, ...more };
    const all = Object.entries(files).map(([file, value]) => [`schemas/${file}.json`, value] as const);
    for (const [file, value] of [['tuyen.config.json', config] as const, ...all]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), JSON.stringify(value));
    }
    const { model, diagnostics } = loadProject(root);
    if (!model) throw new Error(diagnostics.map(({ file, message }) => `${file}: ${message}`).join('\n'));
    return model;
  } finally {
    rmSync(root, { recursive: true });
  }
}
