// Functions for reading JSON. A value of an unexpected type is read as empty.
import { readFileSync } from 'node:fs';

export type JsonObject = Readonly<Record<string, unknown>>;

export function readObject(path: string): JsonObject {
  return objectOrEmpty(JSON.parse(readFileSync(path, 'utf8')));
}

export function objectOrEmpty(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function textsIn(value: unknown): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [name, text] of Object.entries(objectOrEmpty(value))) if (typeof text === 'string') texts[name] = text;
  return texts;
}
