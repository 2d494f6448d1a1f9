import { isObject } from '@tuyen/model/json';
import { ImportError, type ImportOrigin, type ImportSource } from '../draft.ts';
import { parseDocument } from '../schema/parse-document.ts';
import { checkSize } from './check-size.ts';
import { draftOpenApi } from './draft-openapi.ts';
import { listOpenApi } from './list-openapi.ts';
import { type OpenApiReading, readingOf } from './reading.ts';

/** OpenAPI 3.0 and 3.1, in JSON or YAML. */
export const openapiSource: ImportSource<OpenApiReading> = {
  name: 'openapi',
  describesBackend: true,
  recognizes: ({ bytes }) => bytes !== undefined && isOpenApi(beginning(bytes)),
  read: (origin) => new Promise((resolve) => resolve(readOpenApi(origin))),
  list: listOpenApi,
  draft: draftOpenApi,
};

/** Number of bytes in which a document names its format. */
const BEGINNING = 64 * 1024;

const beginning = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, BEGINNING));

function isOpenApi(text: string): boolean {
  return /^\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\b/mu.test(text) || /[{,]\s*"(?:openapi|swagger)"\s*:\s*"[23]\./u.test(text);
}

/** @throws ImportError if the document is no OpenAPI 3 */
function readOpenApi({ bytes, from }: ImportOrigin): OpenApiReading {
  const document = parseDocument(bytes ?? new Uint8Array(), from);
  const version = isObject(document) ? document['openapi'] : undefined;
  if (isObject(document) && document['swagger'] !== undefined) {
    throw new ImportError(`${from} is Swagger ${String(document['swagger'])}.`, 'Convert the document to OpenAPI 3 first.');
  }
  if (!/^3\.\d/u.test(String(version))) {
    throw new ImportError(`${from} is no OpenAPI 3 document.`, 'The document begins with "openapi": "3.0.0" or later.');
  }
  checkSize(document, from);
  return readingOf(document, from);
}
