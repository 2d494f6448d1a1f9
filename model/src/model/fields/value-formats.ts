import { MONTH } from '../../region/dates.ts';
import { isBirthDate, isDate, isDateTime, isUri } from './format-checks.ts';
import type { Field } from './field.ts';
import type { Model, ProjectKind, ProjectKindBase, Transform } from '../model.ts';
import { canonicalText, composed, composedValue, textFormOf } from './text-form.ts';
import { mapField } from './walk.ts';

/** Formats whose definition is stricter or looser than in JSON Schema. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  email: /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u,
  // Hours and minutes. The `time` of JSON Schema itself also requires seconds and an offset.
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/u,
  'year-month': MONTH,
  password: /^(?:\s*\S){8}/u,
  phone: /^\+?\d(?:[ .()-]?\d){5,18}$/u,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu,
};

export const CHECKED_FORMATS = {
  date: isDate,
  'birth-date': (text: string) => isBirthDate(text),
  'date-time': isDateTime,
  uri: isUri,
} as const satisfies Readonly<Record<string, (text: string) => boolean>>;

/**
 * Returns whether the text is valid as a new password. The text is normalized in the same way as before hashing, so a
 * combining accent counts with its letter.
 */
export function isPassword(text: string): boolean {
  return FORMATS['password']?.test(text.normalize('NFC')) === true;
}

export function projectFormats(model: Pick<Model, 'kinds'>): Record<string, RegExp> {
  const kinds = model.kinds.flatMap(({ name, pattern, code }) =>
    pattern === undefined || code !== undefined ? [] : [[name, new RegExp(pattern, 'u')] as const],
  );
  return { ...FORMATS, ...Object.fromEntries(kinds) };
}

export type Format =
  | { readonly type: 'string'; readonly test: (value: string) => boolean }
  | { readonly type: 'number'; readonly test: (value: number) => boolean };

/**
 * Returns the tests of all formats that this project defines. All validators in the browser and on the server add them
 * to their own formats. If the code of a kind is not loaded, only its pattern is tested.
 */
export function formatTests(model: Pick<Model, 'kinds'>): ReadonlyMap<string, Format> {
  const patterns = Object.entries(projectFormats(model)).map(([name, pattern]) => {
    return [name, { type: 'string', test: (text: string) => pattern.test(text) }] as const;
  });
  const checked = Object.entries(CHECKED_FORMATS).map(([name, test]) => [name, { type: 'string', test }] as const);
  const coded = model.kinds
    .filter(({ code }) => code !== undefined)
    .map((kind) => [kind.name, codedFormat(kind)] as const);
  return new Map<string, Format>([...patterns, ...checked, ...coded]);
}

function codedFormat(kind: ProjectKind): Format {
  if (isNumberBase(kind.base)) return { type: 'number', test: (value) => kind.check?.(value) ?? true };
  const pattern = kind.pattern === undefined ? undefined : new RegExp(kind.pattern, 'u');
  return { type: 'string', test: (text) => pattern?.test(text) !== false && (kind.check?.(text) ?? true) };
}

const NUMBER_BASES: ReadonlySet<ProjectKindBase> = new Set(['integer', 'decimal', 'money', 'year']);

export function isNumberBase(base: ProjectKindBase): boolean {
  return NUMBER_BASES.has(base);
}

export function fitsFormat(format: Format, value: unknown): boolean {
  if (format.type === 'number') return typeof value !== 'number' || format.test(value);
  return typeof value !== 'string' || format.test(value);
}

/** Maximum length in characters. Longer texts are not transformed; the schema rejects them. */
const MAX_TYPED_LENGTH = 1_000;

function isTooLong({ format, schema: { maxLength, pattern } }: Field, text: string): boolean {
  if (text.length <= MAX_TYPED_LENGTH) return false;
  if (maxLength !== undefined) return text.length > maxLength * 2 + 100;
  return format !== undefined || pattern !== undefined;
}

export function transformInput(model: Pick<Model, 'kinds'>, field: Field, value: unknown): unknown {
  return mapField(field, value, (one, inner) => transformValue(model, one, inner));
}

/**
 * Applies the text form and project kind of a field without nested fields. Returns null for a blank text, which means
 * "no value".
 */
export function transformValue(model: Pick<Model, 'kinds'>, field: Field, value: unknown): unknown {
  if ('item' in field && field.item && Array.isArray(value)) {
    const { item } = field;
    return value.map((one) => transformValue(model, item, one));
  }
  if (typeof value !== 'string') return composedValue(value);
  if (isTooLong(field, value)) return composed(value);
  const text = canonicalText(textFormOf(field), value);
  if (text === null || field.format === undefined || text.length > MAX_TYPED_LENGTH) return text;
  const kind = model.kinds.find(({ name }) => name === field.format);
  return kind ? transformText(kind.transform, text.trim()) : text;
}

const TRANSFORMS: Readonly<Record<Transform, (text: string) => string>> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  digits: (text) => text.replace(/(?!^\+)\D/g, ''),
  // Covers all Unicode dashes and spaces: keyboards type en dashes, and copied numbers contain invisible characters.
  compact: (text) => text.replace(/[\s.()[\]{}\p{Pd}\p{Cf}]/gu, ''),
};

export function transformText(transform: Transform | readonly Transform[] | undefined, text: string): string {
  return [transform ?? []].flat().reduce((done, name) => TRANSFORMS[name](done), text);
}
