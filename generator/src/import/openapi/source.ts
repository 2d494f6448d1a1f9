import { isObject } from '@tuyen/model/json';
import { objectIn } from '@tuyen/model/raw';
import { ImportError, type ImportOrigin, type ImportSource } from '../draft.ts';
import { documentBeginning } from '../schema/parse-document.ts';
import { readDocument } from '../schema/read-document.ts';
import { checkSchemaCount } from '../schema/check-schema-count.ts';
import { draftOpenApi } from './draft-openapi.ts';
import { listOpenApi } from './list-openapi.ts';
import { type OpenApiReading, readingOf } from './reading.ts';

/** OpenAPI 3.0 and 3.1, in JSON or YAML. */
export const openapiSource: ImportSource<OpenApiReading> = {
  name: 'openapi',
  describesBackend: true,
  recognizes: ({ bytes }) => bytes !== undefined && isOpenApi(documentBeginning(bytes)),
  read: (origin) => new Promise((resolve) => resolve(readOpenApi(origin))),
  list: listOpenApi,
  draft: draftOpenApi,
};

function isOpenApi(text: string): boolean {
  return (
    /^\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\b/mu.test(text) ||
    /[{,]\s*"(?:openapi|swagger)"\s*:\s*"[23]\./u.test(text)
  );
}

/** @throws ImportError if the document is no OpenAPI 3 */
function readOpenApi(origin: ImportOrigin): OpenApiReading {
  const { from } = origin;
  const document = readDocument(origin);
  const version = isObject(document) ? document['openapi'] : undefined;
  if (isObject(document) && document['swagger'] !== undefined) {
    throw new ImportError(
      `${from} is Swagger ${String(document['swagger'])}.`,
      'Convert the document to OpenAPI 3 first.',
    );
  }
  if (!/^3\.\d/u.test(String(version))) {
    throw new ImportError(`${from} is no OpenAPI 3 document.`, 'The document begins with "openapi": "3.0.0" or later.');
  }
  checkSchemaCount(objectIn(objectIn(document, 'components'), 'schemas'), from);
  return readingOf(document, from);
}
