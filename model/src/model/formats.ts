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
};

/** Additional formats that need a function. Validators register them too. */
export const CHECKED_FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'birth-date': (text) => isBirthDate(text),
};

/**
 * Whether the text is a valid birth date: `YYYY-MM-DD`, from 1900 to today.
 * @param today `YYYY-MM-DD`; by default the local date
 */
export function isBirthDate(text: string, today: string = dayOf(new Date())): boolean {
  const real = /^\d{4}-\d\d-\d\d$/u.test(text) && dayOf(new Date(`${text}T12:00:00`)) === text;
  return real && text >= '1900-01-01' && text <= today;
}

function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Whether the text is valid as a new password. Normalized as before hashing, so a combining accent counts with its letter. */
export function isPassword(text: string): boolean {
  return FORMATS['password']?.test(text.normalize('NFC')) === true;
}

/** Formats for `ajv.addFormat`, to add after those of ajv-formats. All validators in the browser and on the server use them. */
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
