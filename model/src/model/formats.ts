import { isBirthDate, isDate, isDateTime, isUri } from './format-checks.ts';
import type { Field } from './field.ts';
import type { Model, Transform } from './model.ts';
import { mapField } from './walk.ts';

/** Formats with stricter or looser definitions than JSON Schema's. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  // Letters, digits, _ . + - before the @; a domain with a dot after it.
  email: /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u,
  // JSON Schema's own `time` requires seconds and an offset.
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/u,
  'year-month': /^[12]\d{3}-(?:0[1-9]|1[0-2])$/u,
  // At least eight characters other than white space.
  password: /^(?:\s*\S){8}/u,
  phone: /^\+?\d(?:[ .()-]?\d){5,18}$/u,
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu,
};

/** Formats that no pattern decides. All validators use these functions. */
export const CHECKED_FORMATS = {
  date: isDate,
  'birth-date': (text: string) => isBirthDate(text),
  'date-time': isDateTime,
  uri: isUri,
} as const satisfies Readonly<Record<string, (text: string) => boolean>>;

/** Whether the text is valid as a new password. Normalized as before hashing, so a combining accent counts with its letter. */
export function isPassword(text: string): boolean {
  return FORMATS['password']?.test(text.normalize('NFC')) === true;
}

/** Formats that a pattern decides, with those of the project's kinds. All validators use them. */
export function projectFormats(model: Pick<Model, 'kinds'>): Record<string, RegExp> {
  const kinds = model.kinds.map((kind) => [kind.name, new RegExp(kind.pattern, 'u')] as const);
  return { ...FORMATS, ...Object.fromEntries(kinds) };
}

/** Longer texts are not transformed; the schema rejects them. */
const MAX_TYPED_LENGTH = 1_000;

/** Applies the transforms of the field's project kind, also to nested values, before validation. */
export function transformInput(model: Pick<Model, 'kinds'>, field: Field, value: unknown): unknown {
  return mapField(field, value, (one, inner) => transformValue(model, one, inner));
}

/** The same for a field without nested fields. */
export function transformValue(model: Pick<Model, 'kinds'>, field: Field, value: unknown): unknown {
  if (field.kind === 'text-list' && Array.isArray(value)) {
    return value.map((item) => (field.item ? transformValue(model, field.item, item) : item));
  }
  if (!('format' in field) || typeof value !== 'string') return value;
  if (field.format === undefined || value.length > MAX_TYPED_LENGTH) return value;
  const kind = model.kinds.find(({ name }) => name === field.format);
  return kind ? transformText(kind.transform, value.trim()) : value;
}

const TRANSFORMS: Readonly<Record<Transform, (text: string) => string>> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  digits: (text) => text.replace(/(?!^\+)\D/g, ''),
  // All Unicode dashes and spaces: keyboards type en dashes, and copied numbers contain invisible characters.
  compact: (text) => text.replace(/[\s.()[\]{}\p{Pd}\p{Cf}]/gu, ''),
};

/** Applies the transforms of a project kind in order. Also works on a text that is still being typed. */
export function transformText(transform: Transform | readonly Transform[] | undefined, text: string): string {
  return [transform ?? []].flat().reduce((done, name) => TRANSFORMS[name](done), text);
}
