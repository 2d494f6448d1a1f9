import type { SmsSender } from '../domain.ts';
import { withoutAccents } from './without-accents.ts';

export interface OutgoingSms {
  /** The same for every attempt, so that a service can recognize a duplicate. */
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

export interface SmsRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Fills the placeholders of a sender's request with a message. Values are encoded for the place that they stand in. */
export function smsRequest(sender: SmsSender, { id, to, text }: OutgoingSms): SmsRequest {
  const { recipient, unaccented } = sender;
  const values: Readonly<Record<string, string>> = {
    id,
    to: recipient ? to.replace(recipient.pattern, recipient.replacement) : to,
    text: unaccented ? withoutAccents(text) : text,
    sender: sender.sender ?? '',
  };
  const fill = (written: string, encode: (value: string) => string = (value) => value) =>
    written.replace(/\{(id|to|text|sender)\}/gu, (_, name: string) => encode(values[name] ?? ''));
  const body = bodyOf(sender, fill);
  const headers = Object.fromEntries(
    Object.entries(sender.headers).map(([name, value]) => [name.toLowerCase(), fill(value, encodeURIComponent)]),
  );
  return {
    url: new URL(fill(sender.url, encodeURIComponent)),
    method: sender.method,
    headers: {
      ...(body && { 'content-type': body.type, 'content-length': String(Buffer.byteLength(body.text)) }),
      ...headers,
    },
    body: body?.text,
  };
}

function bodyOf({ body }: SmsSender, fill: (written: string) => string) {
  switch (body?.kind) {
    case 'json':
      return { type: 'application/json; charset=utf-8', text: JSON.stringify(filledJson(body.json, fill)) };
    case 'form': {
      const entries = Object.entries(body.form).map(([name, value]): [string, string] => [name, fill(value)]);
      return {
        type: 'application/x-www-form-urlencoded; charset=utf-8',
        text: new URLSearchParams(entries).toString(),
      };
    }
    case undefined:
      return undefined;
  }
}

function filledJson(value: unknown, fill: (written: string) => string): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((one) => filledJson(one, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filledJson(one, fill)]));
}
