import { ImportError } from '../draft.ts';

export interface Decoded {
  readonly text: string;
  readonly encoding: string;
  /** Whether the encoding was guessed, because the bytes are not valid UTF-8. */
  readonly isGuess: boolean;
}

/**
 * Decodes a file: by its byte order mark, else as UTF-8, else as Windows-1252.
 * @param encoding name that the user gives: `windows-1258`
 * @throws ImportError if no such encoding is known, or the bytes do not fit
 */
export function decode(bytes: Uint8Array, name: string, encoding?: string): Decoded {
  if (encoding !== undefined)
    return { text: decodeAs(bytes, name, encoding), encoding: encoding.toLowerCase(), isGuess: false };
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le', isGuess: false };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16be', isGuess: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8', isGuess: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252', isGuess: true };
  }
}

function decodeAs(bytes: Uint8Array, name: string, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError)
      throw new ImportError(
        `"${encoding}" is not a known encoding.`,
        'Name one such as utf-8, utf-16le or windows-1252.',
      );
    throw new ImportError(`${name} is not written in ${encoding}.`, 'Name another encoding, or leave --encoding out.');
  }
}
