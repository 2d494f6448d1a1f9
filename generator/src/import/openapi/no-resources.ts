import { isParameter, isXml } from './api-path.ts';
import type { OpenApiReading } from './reading.ts';

/** Returns the error message for a document without resources. The message counts the operations of the document. */
export function noResources({ paths }: OpenApiReading): string {
  const operations = paths.flatMap((path) => Object.values(path.operations));
  const posts = operations.filter(({ method }) => method === 'post').length;
  const records = operations.filter(
    ({ method, path }) => method === 'get' && isParameter(path.segments.at(-1) ?? ''),
  ).length;
  const address = records === 1 ? 'has an address of one record' : 'have an address of one record';
  const xml = operations.filter(({ otherAnswer = '' }) => isXml(otherAnswer)).length;
  if (xml > 0) {
    return `${operations.length} operations, of which ${xml} answer with XML alone; this tool makes pages for records in JSON. \`--list\` names them.`;
  }
  return `${operations.length} operations, of which ${posts} are POST, and ${records} ${address}; this tool makes pages for records. \`--list\` names them.`;
}
