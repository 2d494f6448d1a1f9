import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot } from '../output/root.ts';
import type { Candidate, NamesOf } from './candidates.ts';
import { SHELLS } from './scripts.ts';

/**
 * Returns a function that lists names of the project, such as its resources. Outside a project, the function returns no
 * names. It never throws.
 */
export function namesIn(
  root: string | undefined,
  codes: Readonly<Record<string, { readonly title: string }>>,
): NamesOf {
  const schemas = orNothing(() => schemasFolder(findRoot(root)));
  const filesIn = (folder: string): readonly string[] =>
    schemas === undefined
      ? []
      : (orNothing(() => readdirSync(join(schemas, folder))) ?? [])
          .filter((name) => name.endsWith('.json'))
          .map((name) => name.slice(0, -'.json'.length));
  const read = (path: string): unknown => orNothing(() => JSON.parse(readFileSync(join(schemas ?? '', path), 'utf8')));
  const words = (names: readonly string[]): readonly Candidate[] => names.map((word) => ({ word, description: '' }));
  return (kind) => {
    switch (kind) {
      case 'resource':
        return words(filesIn('resources'));
      case 'field':
        return words(
          filesIn('resources').flatMap((name) =>
            fieldsIn(read(`resources/${name}.json`)).map((field) => `${name}.${field}`),
          ),
        );
      case 'value':
        return words(
          filesIn('enums').flatMap((name) => valuesIn(read(`enums/${name}.json`)).map((value) => `${name}.${value}`)),
        );
      case 'topic':
        return Object.entries(codes).map(([word, { title }]) => ({ word, description: title }));
      case 'shell':
        return words(SHELLS);
      default:
        return [];
    }
  };
}

function schemasFolder(root: string): string {
  const config: unknown = JSON.parse(readFileSync(join(root, 'tuyen.config.json'), 'utf8'));
  const { schemas } = objectOf(config);
  return join(root, typeof schemas === 'string' ? schemas : 'schemas');
}

function fieldsIn(resource: unknown): readonly string[] {
  return Object.keys(objectOf(objectOf(objectOf(resource)['schema'])['properties']));
}

function valuesIn(file: unknown): readonly string[] {
  const values = objectOf(file)['enum'];
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A shell that completes a word must not show an error. */
function orNothing<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
