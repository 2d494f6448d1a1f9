import { readFileSync } from 'node:fs';
import type { Piece, Pieces } from '../emit/generated-file.ts';
import { digest, digestAll } from './hash.ts';

export interface Pieced {
  readonly text: string;
  /** Byte range of each separately printed part of the file, by the digest of the data that the part is printed from. */
  readonly places: Readonly<Record<string, readonly [start: number, end: number]>>;
}

const COMMA = Buffer.from(',\n');

/**
 * Joins the separately printed parts of a large file. A part is copied from the file on disk if the data that it is
 * printed from has not changed since an earlier run.
 */
export function joinPieces(
  pieces: Pieces,
  path: string,
  known?: Pieced,
): { readonly content: readonly Uint8Array[]; readonly pieced: Pieced } {
  const copied = copier(path, known);
  const keys = new Map<Uint8Array, string>();
  const bytesOf = ({ slice, print }: Piece) => {
    const key = digestAll(slice);
    const bytes = copied(key) ?? Buffer.from(print());
    keys.set(bytes, key);
    return bytes;
  };
  const content = pieces.flatMap((part) =>
    typeof part === 'string' ? [Buffer.from(part)] : separated(part.map(bytesOf)),
  );
  let at = 0;
  const places = content.flatMap((bytes) => {
    const key = keys.get(bytes);
    const place = [at, (at += bytes.length)] as const;
    return key === undefined ? [] : [[key, place] as const];
  });
  return { content, pieced: { text: digest(content), places: Object.fromEntries(places) } };
}

function separated(members: readonly Uint8Array[]): readonly Uint8Array[] {
  return members.filter(({ length }) => length > 0).flatMap((bytes, index) => (index === 0 ? [bytes] : [COMMA, bytes]));
}

/**
 * Returns a function that copies a separately printed part of a large file from the disk. If the file was changed after
 * the last run, the function always returns undefined.
 */
function copier(path: string, known: Pieced | undefined): (key: string) => Uint8Array | undefined {
  const file = known && read(path);
  if (!file || digest(file) !== known.text) return () => undefined;
  return (key) => {
    const place = known.places[key];
    return place && file.subarray(...place);
  };
}

function read(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
