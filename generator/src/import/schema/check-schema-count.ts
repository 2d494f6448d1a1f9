import { ImportError } from '../draft.ts';

const MAX_SCHEMAS = 10_000;

/** @throws ImportError if a document has more schemas than an import reads */
export function checkSchemaCount(schemas: Readonly<Record<string, unknown>>, from: string): void {
  const count = Object.keys(schemas).length;
  if (count <= MAX_SCHEMAS) return;
  throw new ImportError(
    `${from} has ${count} schemas. An import reads ${MAX_SCHEMAS}.`,
    'Import a part of the document.',
  );
}
