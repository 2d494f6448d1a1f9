import { isObject } from '@tuyen/model';
import { objectOrEmpty } from '@tuyen/server/extension';
import type { Exchange } from './from-exchange.ts';

export interface ReadHar {
  readonly exchanges: readonly Exchange[];
  /** Number of entries by the reason for which they are left out. */
  readonly skipped: { readonly otherOrigins: number; readonly otherMethods: number; readonly withoutAnswer: number };
}

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Reads the requests to one origin from an HTTP archive (HAR 1.2).
 * @returns undefined if the value is no archive
 */
export function readHar(har: unknown, origin: string): ReadHar | undefined {
  const { entries } = objectOrEmpty(objectOrEmpty(har)['log']);
  if (!Array.isArray(entries)) return undefined;
  const skipped = { otherOrigins: 0, otherMethods: 0, withoutAnswer: 0 };
  const exchanges = entries.filter(isObject).flatMap((entry) => {
    const [request, response] = [objectOrEmpty(entry['request']), objectOrEmpty(entry['response'])];
    const url = String(request['url']);
    const method = String(request['method']).toUpperCase();
    const status = Number(response['status']);
    if (!URL.canParse(url) || new URL(url).origin !== origin) skipped.otherOrigins += 1;
    else if (!METHODS.includes(method)) skipped.otherMethods += 1;
    else if (!(status >= 200 && status <= 599)) skipped.withoutAnswer += 1;
    else {
      const { pathname, search } = new URL(url);
      const body = contentOf(objectOrEmpty(response['content']));
      const sent = sentBody(objectOrEmpty(request['postData']));
      return [{ method, url: pathname + search, sent, status, headers: headersOf(response['headers']), body }];
    }
    return [];
  });
  return { exchanges, skipped };
}

function contentOf({ text, encoding }: Readonly<Record<string, unknown>>): Uint8Array {
  return Buffer.from(typeof text === 'string' ? text : '', encoding === 'base64' ? 'base64' : 'utf8');
}

function sentBody({ text, mimeType }: Readonly<Record<string, unknown>>): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  return parsedBody(text, String(mimeType));
}

/** Parses a body as the server does: JSON, the fields of a form, else the text. Parts of multipart forms are left out. */
export function parsedBody(text: string, type: string): unknown {
  if (type.startsWith('multipart/')) return undefined;
  if (type.startsWith('application/x-www-form-urlencoded')) return fieldsOf(text);
  if (!/^[\w.-]+\/(?:[\w.-]+\+)?json\b/u.test(type)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function fieldsOf(text: string): Readonly<Record<string, string | readonly string[]>> {
  const fields = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function headersOf(headers: unknown): Record<string, string> {
  const pairs = Array.isArray(headers) ? headers.filter(isObject) : [];
  return Object.fromEntries(pairs.map(({ name, value }) => [String(name).toLowerCase(), String(value)]));
}
