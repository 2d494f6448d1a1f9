import { STATUS_CODES } from '@tuyen/server/extension';
import { addressParts } from '../matching/received.ts';
import type { JournalBody, JournalEntry } from './entry.ts';

const CUT = 'The journal has only the beginning.';

export function harOf(entries: readonly JournalEntry[], origin: string, comment = ''): object {
  return {
    log: {
      version: '1.2',
      creator: { name: 'tuyen', version: '1' },
      pages: [],
      entries: entries.map((entry) => harEntry(entry, origin)),
      ...(comment !== '' && { comment }),
    },
  };
}

function harEntry(
  { at, method, url, request, status, response, milliseconds, ...entry }: JournalEntry,
  origin: string,
): object {
  const type = response.headers['content-type'] ?? 'x-unknown';
  return {
    startedDateTime: at,
    time: milliseconds,
    request: {
      method,
      url: `${origin}${url}`,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(request.headers),
      queryString: Object.entries(addressParts(url).query).flatMap(([name, values]) =>
        values.map((value) => ({ name, value })),
      ),
      ...(request.body && {
        postData: {
          mimeType: request.headers['content-type'] ?? '',
          params: [],
          text: request.body.text ?? '',
          ...(request.body.cut && { comment: CUT }),
        },
      }),
      headersSize: -1,
      bodySize: request.body?.bytes ?? 0,
    },
    response: {
      status,
      statusText: STATUS_CODES[status] ?? '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: pairs(response.headers),
      content: content(response.body, type),
      redirectURL: response.headers['location'] ?? '',
      headersSize: -1,
      bodySize: response.body?.bytes ?? 0,
    },
    cache: {},
    timings: { blocked: -1, dns: -1, connect: -1, send: 0, wait: milliseconds, receive: 0, ssl: -1 },
    ...(entry.reason && { comment: JSON.stringify(entry.reason) }),
  };
}

function content(body: JournalBody | undefined, mimeType: string): object {
  return {
    size: body?.text === undefined ? (body?.bytes ?? 0) : Buffer.byteLength(body.text),
    mimeType,
    text: body?.text ?? '',
    ...(body?.cut && { comment: CUT }),
  };
}

function pairs(headers: Readonly<Record<string, string>>): readonly object[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}
