import { posix } from 'node:path';
import { isObject } from '@tuyen/model/json';

/** Key of a bundled document that contains the files beside the document, by path. */
const FILES = 'x-files';
const MAX_FILES = 500;

/** Addresses, absolute paths and paths of Windows. */
const ELSEWHERE = /^[a-z][a-z0-9+.-]*:|^\/|\\/iu;

const WEB = /^https?:/u;

/** Returns the parsed file at a path relative to the document's folder. Returns undefined if there is none. */
export type ReadBeside = (path: string) => unknown;

/** Documents that were downloaded. */
export interface LinkedDocuments {
  /** Address of the document itself. Undefined for a file. */
  readonly base: string | undefined;
  /** Returns the parsed document at an address. Returns undefined if it was not downloaded. */
  read(address: string): unknown;
}

/**
 * Returns the document with the files beside it that it refers to, such as `schemas/pet.yaml#/Pet`. References to them
 * become local, also references to downloaded documents. References to other addresses, to missing files and to files outside of the document's folder stay.
 */
export function bundle(document: unknown, readBeside: ReadBeside, linked?: LinkedDocuments): unknown {
  const files = new Map<string, unknown>();

  function localReference(reference: string, from: string): string {
    const [file = '', pointer = ''] = reference.split('#');
    const address = file === '' ? undefined : addressOf(file, from);
    if (address !== undefined) return load(address) ? local(address, pointer) : reference;
    if ((file === '' && from === '') || ELSEWHERE.test(file)) return reference;
    const path = file === '' ? from : posix.normalize(posix.join(posix.dirname(from), file));
    if (path.startsWith('../') || !load(path)) return reference;
    return local(path, pointer);
  }

  function local(path: string, pointer: string): string {
    return `#/${FILES}/${path.replaceAll('~', '~0').replaceAll('/', '~1')}${pointer}`;
  }

  function addressOf(file: string, from: string): string | undefined {
    if (!linked) return undefined;
    const url = URL.parse(file, WEB.test(from) ? from : from === '' ? linked.base : undefined);
    return url && WEB.test(url.href) ? url.href : undefined;
  }

  function load(path: string): boolean {
    if (files.has(path)) return files.get(path) !== undefined;
    if (files.size >= MAX_FILES) return false;
    const found = WEB.test(path) ? linked?.read(path) : readBeside(path);
    // The entry exists before the file is rewritten, because files may refer to each other.
    files.set(path, found);
    if (found !== undefined) files.set(path, rewritten(found, path));
    return found !== undefined;
  }

  function rewritten(value: unknown, from: string): unknown {
    if (Array.isArray(value)) return value.map((item) => rewritten(item, from));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? localReference(inner, from) : rewritten(inner, from),
      ]),
    );
  }

  const main = rewritten(document, '');
  return isObject(main)
    ? { ...main, [FILES]: Object.fromEntries([...files].filter(([, file]) => file !== undefined)) }
    : main;
}

/** Returns whether the text of a document refers to other files. */
export function refersToFiles(text: string): boolean {
  return /["']?\$ref["']?\s*:\s*["']?[^#"'\s]/u.test(text);
}
