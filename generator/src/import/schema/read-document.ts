import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ImportError, type ImportOrigin } from '../draft.ts';
import { bundle, refersToFiles } from './bundle.ts';
import { MAX_DOCUMENT_BYTES, parseDocument } from './parse-document.ts';

/**
 * Parses a document, with the files beside it that it refers to.
 * @throws ImportError if one of them is too large or has a syntax error
 */
export function readDocument({ bytes = new Uint8Array(), from, path, address, linked }: ImportOrigin): unknown {
  const document = parseDocument(bytes, from);
  if ((path === undefined && !linked) || !refersToFiles(new TextDecoder().decode(bytes))) return document;
  let total = bytes.byteLength;
  const readBeside = (beside: string) => {
    if (path === undefined) return undefined;
    const content = bytesAt(join(dirname(path), beside));
    if (!content) return undefined;
    total += content.byteLength;
    if (total > MAX_DOCUMENT_BYTES)
      throw new ImportError(`${from} and the files beside it have more than 20 MB.`, 'Import a part of the document.');
    return parseDocument(content, beside);
  };
  const readLinked = (at: string) => {
    const content = linked?.get(at);
    return content && parseDocument(content, at);
  };
  return bundle(document, readBeside, linked && { base: address, read: readLinked });
}

function bytesAt(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
