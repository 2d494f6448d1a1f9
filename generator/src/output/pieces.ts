import { readFileSync } from 'node:fs';
import type { Piece, Pieces } from '../emit/generated-file.ts';
import { digest, digestAll } from './hash.ts';

export interface Pieced {
  /** Digest of the file's text. */
  readonly text: string;
  /** Byte range of each piece in the file, by the digest of the data that the piece is printed from. */
  readonly places: Readonly<Record<string, readonly [start: number, end: number]>>;
}

const COMMA = Buffer.from(',\n');

/**
 * Joins the pieces of a file. A piece is copied from the file on the disk if the data that it is printed from has not
 * changed since an earlier run.
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
 * Returns a function that copies the bytes of a piece from the file on disk. If the file's text has changed since the
 * last run, the function finds no piece.
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
