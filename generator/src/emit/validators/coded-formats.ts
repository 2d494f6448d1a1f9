import { isNumberBase, type ProjectKind } from '@tuyen/model';
import type { Imports } from '../print/imports.ts';
import { importPath, key } from '../print/module.ts';
import { camel, pascal } from '../print/names.ts';
import type { CompileOptions } from './compile-options.ts';

/** Format of text or numbers that code must check, such as an IBAN. The generator prints its check as a function. */
export interface CodedFormat {
  readonly type: 'string' | 'number';
  readonly name: string;
  readonly test: string;
}

export function codedFormat(
  format: string,
  { kinds, path }: CompileOptions,
  imports: Imports,
): CodedFormat | undefined {
  const kind = kinds.find(({ name }) => name === format);
  if (kind?.code === undefined) return undefined;
  const { name, base, code, pattern } = kind;
  const matches = pattern === undefined ? '' : `${String(new RegExp(pattern, 'u'))}.test(value) && `;
  return {
    type: isNumberBase(base) ? 'number' : 'string',
    name: `fits${pascal(name)}`,
    test: `(value) => ${matches}${importKind({ name, code }, path, imports)}.check(value)`,
  };
}

type CodedKind = Pick<ProjectKind, 'name'> & { readonly code: string };

export function codedKinds(kinds: readonly ProjectKind[]): readonly CodedKind[] {
  return kinds.flatMap(({ name, code }) => (code === undefined ? [] : [{ name, code }]));
}

export function kindsObject(kinds: readonly CodedKind[], path: string, imports: Imports): string {
  return `{ ${kinds.map((kind) => `${key(kind.name)}: ${importKind(kind, path, imports)}`).join(', ')} }`;
}

function importKind({ name, code }: CodedKind, path: string, imports: Imports): string {
  return imports.value(importPath(path, code), `default as ${camel(name)}Kind`);
}
