import { hash } from 'node:crypto';
import { likeExample } from '../../seed/sample/like-example.ts';
import type { Locale } from '../../seed/sample/locale.ts';
import { mailAddress, meaningOfName, note, phoneNumber, thing } from '../../seed/sample/meanings.ts';
import { fixedId } from '../../seed/random.ts';
import type { Schema } from '../document/open-api.ts';

export interface TextSource {
  readonly random: () => number;
  readonly locale: Locale;
  /** Date around which sample dates lie. */
  readonly anchor: Date;
}

/**
 * Returns a text that fits the format, the limits and the pattern of a schema, and the meaning of its name.
 * @param name name of the property: `firstName`
 */
export function sampleText(schema: Schema, name: string, source: TextSource): string {
  const { format, pattern } = schema;
  const known = typeof format === 'string' ? FORMATS[format] : undefined;
  if (known) return known(source, name);
  if (typeof pattern === 'string') return patterned(pattern, schema, name, source);
  return fitted(meant(name, schema, source), schema, source);
}

type Sampler = (source: TextSource, name: string) => string;

const DAY = 86_400_000;

const FORMATS: Readonly<Record<string, Sampler>> = {
  'date-time': (source, name) =>
    momentOf(source, name)
      .toISOString()
      .replace(/\.\d+Z$/u, 'Z'),
  date: (source, name) => momentOf(source, name).toISOString().slice(0, 10),
  time: ({ random }) => `${two(8 + random() * 10)}:${two(random() * 60)}:00Z`,
  duration: ({ random }) => `P${1 + Math.floor(random() * 14)}D`,
  uuid: (source) => fixedId(source.anchor, 'samples', String(source.random())),
  email: ({ locale }) => mailAddress(locale, {}),
  'idn-email': ({ locale }) => mailAddress(locale, {}),
  uri: address,
  url: address,
  iri: address,
  'uri-reference': address,
  hostname: ({ random }) => `host${Math.floor(random() * 1000)}.example.com`,
  ipv4: ({ locale }) => locale.faker.internet.ipv4(),
  ipv6: ({ locale }) => locale.faker.internet.ipv6(),
  phone: ({ locale }) => phoneNumber(locale),
  byte: ({ locale }) => Buffer.from(thing(locale)).toString('base64'),
  binary: () => '',
  'json-pointer': () => '/',
  password: ({ random }) => hash('sha256', String(random())).slice(0, 16),
};

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

function address({ random }: TextSource, name: string): string {
  const isImage = /image|photo|avatar|picture|thumbnail|logo|icon/iu.test(name);
  const number = Math.floor(random() * 10_000);
  return isImage ? `https://example.com/images/${number}.png` : `https://example.com/${snake(name)}/${number}`;
}

/** Returns a moment in the past, or in the future if the name tells so: `expires_at`. */
function momentOf({ random, anchor }: TextSource, name: string): Date {
  const isFuture = /due|expir|until|deadline|end|next|scheduled|valid_to/iu.test(name);
  const days = Math.floor(random() * 90) * (isFuture ? 1 : -1);
  const minutes = Math.floor(random() * 600);
  return new Date(anchor.getTime() + days * DAY - (isFuture ? 0 : minutes * 60_000));
}

/** Returns a name in snake case: `firstName` becomes `first_name`. */
export const snake = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, '_')
    .replaceAll(/[^A-Za-z0-9]+/gu, '_')
    .toLowerCase();

function meant(name: string, { example, maxLength }: Schema, source: TextSource): string {
  const { random, locale } = source;
  const like = typeof example === 'string' ? likeExample(example, random, { pattern: undefined }) : undefined;
  if (like !== undefined) return like;
  const plain = snake(name);
  if (/(^|_)uuid$/u.test(plain)) return FORMATS['uuid']?.(source, name) ?? '';
  if (/_(at|date|on|time)$|^(timestamp|date)$/u.test(plain)) return FORMATS['date-time']?.(source, name) ?? '';
  if (/(^|_)(url|uri|link|href|website|homepage|image|avatar|photo|logo)$/u.test(plain)) return address(source, name);
  if (/(^|_)id$/u.test(plain)) return hash('sha256', String(random())).slice(0, 12);
  if (/(^|_)(slug|key|handle)$/u.test(plain)) return snake(thing(locale)).replaceAll('_', '-');
  if (/(^|_)(status|state)$/u.test(plain)) return typeof example === 'string' ? example : 'active';
  const meaning = meaningOfName({ name: plain });
  if (meaning) return meaning.text(locale, {});
  if (typeof maxLength === 'number' && maxLength < 6) return hash('sha256', String(random())).slice(0, maxLength);
  return /text|summary|html|markdown/u.test(plain) ? note(locale) : thing(locale);
}

function fitted(text: string, { minLength, maxLength }: Schema, { locale }: TextSource): string {
  const least = typeof minLength === 'number' ? minLength : 0;
  let found = text;
  while (found.length < least) found += ` ${thing(locale)}`;
  if (typeof maxLength !== 'number' || found.length <= maxLength) return found;
  const cut = found.slice(0, maxLength);
  return cut.trimEnd().length < least ? cut.replaceAll(' ', '-') : cut.trim();
}

const ATTEMPTS = 5;

/** Returns a text for a pattern. Only patterns with nested groups or look-around may get a text that does not match. */
function patterned(pattern: string, schema: Schema, name: string, source: TextSource): string {
  const { example, minLength = 0, maxLength = Infinity } = schema;
  const expression = expressionOf(pattern);
  const fits = (text: string) =>
    expression.test(text) && text.length >= Number(minLength) && text.length <= Number(maxLength);
  const { random, locale } = source;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const like = typeof example === 'string' ? likeExample(example, random, { pattern: undefined }) : undefined;
    const made = [like, generated(pattern, source), meant(name, schema, source)];
    const found = made.find((text) => text !== undefined && fits(text));
    if (found !== undefined) return found;
  }
  return typeof example === 'string' ? example : fitted(thing(locale), schema, source);
}

function expressionOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return new RegExp(pattern);
  }
}

/** Returns a text for a simple pattern. Of the alternatives in a group, one is chosen. */
function generated(pattern: string, { random, locale }: TextSource): string | undefined {
  let simple = pattern.replaceAll(/(?<!\\)[\^$]/gu, (sign, at: number) => (pattern[at - 1] === '[' ? sign : ''));
  for (let before = ''; before !== simple;) {
    before = simple;
    simple = simple.replaceAll(/(?<!\\)\((?:\?:|\?<\w+>)?([^()]*)\)\??/gu, (_, inner: string) => {
      const choices = inner.split('|');
      return choices[Math.floor(random() * choices.length)] ?? '';
    });
  }
  const classes = simple
    .replaceAll(
      /\[([^\]]*)\]/gu,
      (_, inner: string) => `[${inner.replaceAll('\\d', '0-9').replaceAll('\\w', 'A-Za-z0-9_')}]`,
    )
    .replaceAll('\\d', '[0-9]')
    .replaceAll('\\w', '[a-z0-9]')
    .replaceAll('\\s', ' ')
    .replaceAll(/\\([^A-Za-z0-9])/gu, '$1')
    .replaceAll(/\{(\d+),\}/gu, (_, least: string) => `{${least},${Number(least) + 3}}`);
  try {
    return locale.faker.helpers.fromRegExp(classes);
  } catch {
    return undefined;
  }
}
