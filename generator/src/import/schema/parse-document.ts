import { parse, YAMLParseError } from 'yaml';
import { ImportError } from '../draft.ts';

export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024;

/** Documents with a few hundred aliases exist. More than this number is an attempt to exhaust the memory. */
const MAX_ALIASES = 10_000;

/** Number of bytes in which a document names its format. */
const BEGINNING = 64 * 1024;

export function documentBeginning(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, BEGINNING));
}

/**
 * Parses a document in JSON or YAML.
 * @throws ImportError if the document is too large or has a syntax error
 */
export function parseDocument(bytes: Uint8Array, from: string): unknown {
  if (bytes.byteLength > MAX_DOCUMENT_BYTES) {
    const size = Math.ceil(bytes.byteLength / 1024 / 1024);
    throw new ImportError(`${from} has ${size} MB. A document can have 20 MB.`, 'Import a part of the document.');
  }
  const text = decode(bytes, from);
  return /^\s*[{[]/u.test(text) ? parseJson(text, from) : parseYaml(text, from);
}

function decode(bytes: Uint8Array, from: string): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(`${from} is not UTF-8.`, 'Save the file as UTF-8.');
  }
}

/** Windows programs write UTF-16 with a byte order mark. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function parseJson(text: string, from: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // YAML allows values in braces that are no JSON, such as `{a: 1}`.
    if (/^\s*\{\s*[A-Za-z$]/u.test(text)) return parseYaml(text, from);
    throw new ImportError(`${from} is not valid JSON: ${messageOf(error)}`, 'Fix the syntax error.');
  }
}

function parseYaml(text: string, from: string): unknown {
  try {
    return parse(text, { maxAliasCount: MAX_ALIASES, merge: true, uniqueKeys: false, logLevel: 'error' });
  } catch (error) {
    if (error instanceof ReferenceError) {
      const message = `${from} has more than ${MAX_ALIASES} YAML aliases.`;
      throw new ImportError(message, 'Write the document without aliases.');
    }
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
    const place = line === undefined ? from : `${from}:${line}`;
    throw new ImportError(`${place} is not valid YAML: ${messageOf(error)}`, 'Fix the syntax error.');
  }
}

function messageOf(error: unknown): string {
  const [first = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return first.endsWith('.') || first.endsWith(':') ? `${first.slice(0, -1)}.` : `${first}.`;
}
