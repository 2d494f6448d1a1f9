import { csvSource } from './csv/index.ts';
import { databaseSource } from './database/index.ts';
import type { ImportSource } from './draft.ts';
import { jsonSchemaSource } from './json-schema/source.ts';
import { openapiSource } from './openapi/source.ts';

/** Kinds of sources that `tuyen import` reads, in the order in which they are asked whether they recognize one. */
export const IMPORT_SOURCES: readonly ImportSource[] = [databaseSource, openapiSource, jsonSchemaSource, csvSource];
