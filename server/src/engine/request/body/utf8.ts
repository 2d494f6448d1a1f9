import { isUtf8 } from 'node:buffer';
import { Problem } from '../../problem.ts';

/** Decodes the bytes of a request. @throws {Problem} 400 `not_utf8`, where Node would replace bytes with U+FFFD */
export function utf8Text(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new Problem(400, 'not_utf8');
  return bytes.toString('utf8');
}

/** Parses URL-encoded parameters. @throws {Problem} 400 `bad_query` if a parameter name occurs twice */
export function urlEncodedParameters(bytes: Buffer): Record<string, string> {
  const text = utf8Text(bytes);
  checkPercentEncoding(text);
  const entries = [...new URLSearchParams(text)];
  const [repeated] = entries.find(([name], at) => entries.findIndex(([other]) => other === name) < at) ?? [];
  if (repeated !== undefined) throw new Problem(400, 'bad_query', { reason: 'repeated', parameter: repeated });
  return Object.fromEntries(entries);
}

/** @throws {Problem} 400 `not_utf8` if the percent-encoded bytes of a text are not UTF-8 */
export function checkPercentEncoding(text: string): void {
  if (!BEYOND_ASCII.test(text)) return;
  for (const [bytes] of text.matchAll(ENCODED)) {
    try {
      decodeURIComponent(bytes);
    } catch {
      throw new Problem(400, 'not_utf8');
    }
  }
}

const BEYOND_ASCII = /%[89a-f]/iu;
const ENCODED = /(?:%[0-9a-f]{2})+/giu;
