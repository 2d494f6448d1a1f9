import { MAX_SHORT } from '../kinds/limits.ts';
import { type DocumentKind, type DocumentTypeName, isDocumentType } from '../model/document-kinds.ts';
import type { Document, Path } from './problem.ts';
import { numberIn, stringIn } from '../model/json/raw.ts';
import type { Raw } from '../model/json/raw.ts';
import { type FoundSchema, schemasIn } from './schemas-in.ts';

export interface FoundPattern {
  readonly document: Document;
  readonly path: Path;
  readonly pattern: string;
  /**
   * Length of the longest text that the server tests against the pattern, in UTF-16 code units. Longer texts are
   * rejected earlier.
   */
  readonly longest: number;
}

export type SchemasOf = (document: Document) => readonly Pick<FoundSchema, 'schema' | 'path'>[];

export function patternsIn(documents: readonly Document[], schemasOf: SchemasOf): readonly FoundPattern[] {
  const schemas = documents.flatMap((document) => (document.kind === 'resource' ? schemasIn(document) : []));
  return documents.flatMap((document) =>
    isDocumentType(document.kind)
      ? schemasOf(document).flatMap(({ schema, path }) => patternOf(document, schema, path, longestOf([{ schema }])))
      : (PATTERNS[document.kind]?.(document, schemas) ?? []),
  );
}

type PatternsOf = (document: Document, schemas: readonly FoundSchema[]) => readonly FoundPattern[];

const PATTERNS: Readonly<Record<Exclude<DocumentKind, DocumentTypeName>, PatternsOf | undefined>> = {
  resource: (document) => {
    const own = schemasIn(document);
    return own.flatMap((found) => patternOf(document, found.schema, found.path, longestOf(fieldsOf(found, own))));
  },
  kind: (document, schemas) => {
    const longest = longestOf(schemas.filter(({ schema }) => schema['format'] === document.name));
    return patternOf(document, document.value, [], longest);
  },
  config: undefined,
  enum: undefined,
  backend: undefined,
  'permission-module': undefined,
  'role-groups': undefined,
  locale: undefined,
  menu: undefined,
};

function patternOf(document: Document, schema: unknown, path: Path, longest: number): readonly FoundPattern[] {
  const pattern = stringIn(schema, 'pattern');
  return pattern === undefined ? [] : [{ document, path: [...path, 'pattern'], pattern, longest }];
}

/**
 * Returns the schemas that describe the value which a pattern tests. For a pattern in a rule (`if`, `then` …), these
 * are the schemas of the fields with the same name, because only they limit the value's length.
 */
function fieldsOf(found: FoundSchema, all: readonly FoundSchema[]): readonly FoundSchema[] {
  if (!found.isRule) return [found];
  return all.filter(({ isRule, path }) => !isRule && path.at(-1) === found.path.at(-1));
}

/** The server rejects texts of more than twice the `maxLength` before it removes spaces and separators. */
function longestOf(schemas: readonly { readonly schema: Raw }[]): number {
  const limits = schemas.map(({ schema }) => {
    const maxLength = numberIn(schema, 'maxLength');
    return maxLength === undefined ? MAX_SHORT : maxLength * 2 + 100;
  });
  return limits.length === 0 ? MAX_SHORT : Math.max(...limits);
}
