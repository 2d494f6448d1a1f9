import { readFile } from 'node:fs/promises';
import { isObject } from '@tuyen/model';
import type { ForeignDocument } from './open-api.ts';
import { upgradeSchemas } from './upgrade.ts';

/** Thrown for a document that cannot be served. The message names the file, the place and the fix. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

const MOST_BYTES = 32 * 1024 * 1024;

export interface ReadDocument {
  readonly document: ForeignDocument;
  /** Places where the document does not follow its version of OpenAPI. Many published documents have some. */
  readonly warnings: readonly string[];
}

/**
 * Reads an OpenAPI document of version 3.0 or 3.1 in JSON or YAML.
 * @throws DocumentError
 */
export async function readDocument(file: string): Promise<ReadDocument> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new DocumentError(`${file} cannot be read (${error.code ?? error.message}). Name an OpenAPI document.`);
  });
  if (text.length > MOST_BYTES) throw new DocumentError(`${file} is larger than ${MOST_BYTES / 1024 / 1024} MB.`);
  return parseDocument(text, file);
}

/** @param file name of the document, for error messages */
export async function parseDocument(text: string, file: string): Promise<ReadDocument> {
  const { parse, YAMLParseError } = await import('yaml');
  let value: unknown;
  try {
    value = parse(text, { maxAliasCount: 1000 });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new DocumentError(`${file} is neither JSON nor YAML: ${error.message}`);
  }
  if (!isObject(value)) throw new DocumentError(`${file} is no OpenAPI document: it must be an object.`);
  const version = String(value['openapi'] ?? value['swagger'] ?? '');
  if (value['swagger'] !== undefined)
    throw new DocumentError(
      `${file} has version ${version}. Convert it to OpenAPI 3 first: npx swagger2openapi ${file} -o openapi.yaml`,
    );
  if (!/^3\.[01]\./u.test(version))
    throw new DocumentError(`${file} has the version "${version}" in "openapi". Versions 3.0 and 3.1 are supported.`);
  if (!isObject(value['paths'])) throw new DocumentError(`${file} has no "paths", so there is nothing to serve.`);
  const { paths = {}, ...rest } = upgradeSchemas(value);
  return {
    document: { ...rest, paths: isObject(paths) ? withPathItems(paths) : {} },
    warnings: await findingsIn(value),
  };
}

function withPathItems(paths: Readonly<Record<string, unknown>>): ForeignDocument['paths'] {
  return Object.fromEntries(Object.entries(paths).flatMap(([path, item]) => (isObject(item) ? [[path, item]] : [])));
}

const MOST_FINDINGS = 5;

async function findingsIn(document: object): Promise<readonly string[]> {
  const { Validator } = await import('@seriousme/openapi-schema-validator');
  const { valid, errors } = await new Validator().validate(structuredClone({ ...document }));
  if (valid || errors === undefined) return [];
  if (typeof errors === 'string') return [errors];
  return errors.slice(0, MOST_FINDINGS).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
