import { isObject } from '@tuyen/model/json';
import { objectIn } from '@tuyen/model/raw';
import { ImportError, type ImportOrigin, type ImportSource } from '../draft.ts';
import { checkSchemaCount } from '../schema/check-schema-count.ts';
import { documentBeginning } from '../schema/parse-document.ts';
import { readDocument } from '../schema/read-document.ts';
import { jsonSchemaReading, type JsonSchemaReading } from './definitions.ts';
import { draftJsonSchema, listJsonSchema } from './draft-json-schema.ts';

/** JSON Schema of any version, in JSON or YAML. */
export const jsonSchemaSource: ImportSource<JsonSchemaReading> = {
  name: 'json-schema',
  recognizes: ({ bytes, from }) =>
    bytes !== undefined && (isJsonSchema(documentBeginning(bytes)) || isNamedSchema(from)),
  read: (origin) => new Promise((resolve) => resolve(readJsonSchema(origin))),
  list: listJsonSchema,
  draft: draftJsonSchema,
};

const isNamedSchema = (from: string): boolean => /\.schema\.(?:json|ya?ml)$/iu.test(from);

const isJsonSchema = (text: string): boolean =>
  /["']?\$schema["']?\s*:\s*["']?https?:\/\/json-schema\.org\//u.test(text);

/** @throws ImportError if the file is no JSON Schema */
function readJsonSchema(origin: ImportOrigin): JsonSchemaReading {
  const { from } = origin;
  const document = readDocument(origin);
  if (!isObject(document)) throw new ImportError(`${from} is no JSON Schema.`, 'A JSON Schema is an object.');
  checkSchemaCount({ ...objectIn(document, 'definitions'), ...objectIn(document, '$defs') }, from);
  return jsonSchemaReading(document, from);
}
