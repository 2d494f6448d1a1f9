import { ImportError } from '../draft.ts';
import { danglingReferences } from '../schema/references.ts';
import { isParameter, isXml } from './api-path.ts';
import type { OpenApiReading } from './reading.ts';

const MOST_NAMED = 3;

/** Returns the error for a document without resources. It names the cause, or counts the operations of the document. */
export function noResources({ document, from, paths }: OpenApiReading): ImportError {
  const operations = paths.flatMap((path) => Object.values(path.operations));
  if (operations.length === 0) return new ImportError(`${from} has no operations.`, 'Write them to "paths".');
  const missing = danglingReferences(document);
  if (missing.length > 0) return unread(from, missing);
  const xml = operations.filter(({ otherAnswer = '' }) => isXml(otherAnswer)).length;
  const posts = operations.filter(({ method }) => method === 'post').length;
  const records = operations.filter(
    ({ method, path }) => method === 'get' && isParameter(path.segments.at(-1) ?? ''),
  ).length;
  const address = records === 1 ? 'has an address of one record' : 'have an address of one record';
  const counted = operations.length === 1 ? '1 operation' : `${operations.length} operations`;
  return new ImportError(
    xml > 0
      ? `${counted}, of which ${xml} answer with XML alone; this tool makes pages for records in JSON. \`--list\` names them.`
      : `${counted}, of which ${posts} are POST, and ${records} ${address}; this tool makes pages for records. \`--list\` names them.`,
  );
}

function unread(from: string, missing: readonly string[]): ImportError {
  const named = missing.slice(0, MOST_NAMED).map((reference) => `"${reference}"`);
  const others = missing.length > named.length ? ` and ${missing.length - named.length} more` : '';
  const isElsewhere = missing.some((reference) => /^https?:/u.test(reference));
  return new ImportError(
    `${from} has no list of records that can be read, and refers to ${named.join(', ')}${others}, which the import does not have.`,
    isElsewhere
      ? 'Add --follow to download other addresses.'
      : 'Put the missing files beside the document, or correct the references.',
  );
}
