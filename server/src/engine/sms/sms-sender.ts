import type { SmsAnswer, SmsSender } from '../domain.ts';
import { isPrivateHost } from '../mail/public-address.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Json = Readonly<Record<string, unknown>>;

const KEYS = new Set([
  '$comment',
  'url',
  'method',
  'headers',
  'json',
  'form',
  'sender',
  'recipient',
  'unaccented',
  'success',
  'retry',
  'timeout_seconds',
]);
const METHODS = ['POST', 'PUT', 'GET'] as const;
const PLACEHOLDERS = new Set(['to', 'text', 'sender', 'id']);
const TIMEOUT_SECONDS = 15;
const MOST_SECONDS = 100;

/**
 * Reads the description of an SMS service. `${NAME}` in the address, the headers and the body is replaced by the
 * environment variable of that name, so that the file holds no secret.
 * @param source name of the file in error messages
 * @throws Error that names the file, the key and the expected value, and never contains a secret
 */
export function readSmsSender(written: string, source: string, environment: Environment): SmsSender {
  const wrong = (key: string, need: string) => new Error(`${source}: ${key} ${need}`);
  const file = objectOf(parse(written, source));
  if (!file) throw new Error(`${source}: write one JSON object with "url" and "json", "form" or neither.`);
  const unknown = Object.keys(file).find((key) => !KEYS.has(key));
  if (unknown !== undefined) throw wrong(`"${unknown}"`, `is unknown. Choose one of ${[...KEYS].join(', ')}.`);

  const secrets: string[] = [];
  const filled = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => filled(one, key));
    const object = objectOf(value);
    if (object) return Object.fromEntries(Object.entries(object).map(([name, one]) => [name, filled(one, key)]));
    if (typeof value !== 'string') return value;
    return value.replace(VARIABLE, (_, name: string) => {
      const secret = environment[name];
      if (!secret) throw wrong(key, `needs the environment variable ${name}, which is not set.`);
      secrets.push(secret);
      return secret;
    });
  };
  const texts = (key: 'headers' | 'form') => {
    const given = file[key];
    if (given === undefined) return undefined;
    const object = objectOf(given);
    if (!object || Object.values(object).some((value) => typeof value !== 'string'))
      throw wrong(`"${key}"`, 'has to be an object of texts.');
    checkPlaceholders(object, (name) => wrong(`"${key}"`, unknownPlaceholder(name)));
    return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, String(filled(value, `"${key}"`))]));
  };

  const url = filled(file['url'], '"url"');
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:$/u.test(new URL(url).protocol))
    throw wrong('"url"', 'has to be an address such as https://sms.example.com/messages.');
  checkPlaceholders(file['url'], (name) => wrong('"url"', unknownPlaceholder(name)));
  if (/[{}]/u.test(new URL(url).host)) throw wrong('"url"', 'must not have a placeholder in its host.');
  if (new URL(url).protocol === 'http:' && !isPrivateHost(new URL(url).hostname))
    throw wrong('"url"', 'has to be https. Only an address in the private network may be http.');

  const method = METHODS.find((one) => one === (file['method'] ?? 'POST'));
  if (!method) throw wrong('"method"', `has to be one of ${METHODS.join(', ')}.`);
  const headers = texts('headers') ?? {};
  if (Object.entries(headers).some(([name, value]) => !TOKEN.test(name) || !HEADER_VALUE.test(value)))
    throw wrong('"headers"', 'have to be names and values of printable ASCII.');
  const form = texts('form');
  const json = file['json'];
  if (json !== undefined) checkPlaceholders(json, (name) => wrong('"json"', unknownPlaceholder(name)));
  if (json !== undefined && form !== undefined) throw wrong('"json"', 'and "form" exclude each other.');
  if (method === 'GET' && (json !== undefined || form !== undefined))
    throw wrong('"method"', 'GET has no body. Write the placeholders into "url", or use POST.');
  const used = JSON.stringify([file['url'], json, form]);
  for (const name of ['to', 'text'])
    if (!used.includes(`{${name}}`)) throw wrong('The request', `never uses {${name}}. Add it to the body or "url".`);
  const sender = file['sender'];
  if (sender !== undefined && typeof sender !== 'string') throw wrong('"sender"', 'has to be a text.');
  if (sender === undefined && used.includes('{sender}'))
    throw wrong('"sender"', 'is missing, and the request uses it.');

  const seconds = file['timeout_seconds'] ?? TIMEOUT_SECONDS;
  if (typeof seconds !== 'number' || !(seconds > 0 && seconds <= MOST_SECONDS))
    throw wrong('"timeout_seconds"', `has to be a number up to ${MOST_SECONDS}.`);
  const unaccented = file['unaccented'] ?? false;
  if (typeof unaccented !== 'boolean') throw wrong('"unaccented"', 'has to be true or false.');
  return {
    url,
    method,
    headers,
    body: json === undefined ? form && { kind: 'form', form } : { kind: 'json', json: filled(json, '"json"') },
    sender,
    recipient: recipientOf(file['recipient'], wrong),
    unaccented,
    success: answerOf(file['success'], 'success', wrong) ?? {},
    retry: answerOf(file['retry'], 'retry', wrong),
    timeoutMs: seconds * 1000,
    secrets,
  };
}

type Wrong = (key: string, need: string) => Error;

const VARIABLE = /\$\{([A-Z][A-Z0-9_]*)\}/gu;
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/u;
const HEADER_VALUE = /^[\t -~]*$/u;

function parse(written: string, source: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    throw new Error(`${source}: this is no JSON. Write an object such as {"url": "https://…", "json": {…}}.`);
  }
}

function objectOf(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
}

const unknownPlaceholder = (name: string) =>
  `uses {${name}}, which is unknown. Choose one of ${[...PLACEHOLDERS].map((one) => `{${one}}`).join(', ')}.`;

function checkPlaceholders(value: unknown, wrong: (name: string) => Error): void {
  if (typeof value === 'string') {
    const names = [...value.replace(VARIABLE, '').matchAll(/\{([a-z_]+)\}/gu)].map(([, name = '']) => name);
    const unknown = names.find((name) => !PLACEHOLDERS.has(name));
    if (unknown !== undefined) throw wrong(unknown);
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) checkPlaceholders(one, wrong);
  }
}

function recipientOf(value: unknown, wrong: Wrong): SmsSender['recipient'] {
  if (value === undefined) return undefined;
  const { pattern, replacement } = objectOf(value) ?? {};
  if (typeof pattern !== 'string' || typeof replacement !== 'string')
    throw wrong('"recipient"', 'needs "pattern" and "replacement", such as "^0" and "+84".');
  return { pattern: regularExpression(pattern, '"recipient/pattern"', wrong), replacement };
}

function answerOf(value: unknown, key: string, wrong: Wrong): SmsAnswer | undefined {
  if (value === undefined) return undefined;
  const { status, body } = objectOf(value) ?? { status: value };
  const codes = status === undefined ? undefined : [status].flat();
  if (codes?.some((code) => typeof code !== 'number' || !Number.isInteger(code)))
    throw wrong(`"${key}"`, 'needs "status", a status code or a list of them, "body", a regular expression, or both.');
  if (body !== undefined && typeof body !== 'string') throw wrong(`"${key}/body"`, 'has to be a regular expression.');
  return {
    ...(codes && { status: codes.map(Number) }),
    ...(body !== undefined && { body: regularExpression(body, `"${key}/body"`, wrong) }),
  };
}

function regularExpression(source: string, key: string, wrong: Wrong): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch {
    throw wrong(key, 'is not a regular expression.');
  }
}
