import type { Field } from './field.ts';
import type { Model, Transform } from './model.ts';

/** Formats whose usual definitions are not what forms mean by them. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  // Letters, digits, _ . + - before the @; a domain with a dot after it.
  email: /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u,
  // JSON Schema's own `time` demands seconds and an offset.
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/u,
  'year-month': /^[12]\d{3}-(?:0[1-9]|1[0-2])$/u,
  // Eight characters at least that are no white space: eight spaces are no password.
  password: /^(?:\s*\S){8}/u,
  phone: /^\+?\d(?:[ .()-]?\d){5,18}$/u,
};

/** Formats that are more than a pattern, beside JSON Schema's own. Validators register them with the others. */
export const CHECKED_FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'birth-date': (text) => isBirthDate(text),
};

/**
 * Can somebody alive have been born on that day: `YYYY-MM-DD`, from 1900 to today?
 * @param today by default the day where the code runs
 */
export function isBirthDate(text: string, today: string = dayOf(new Date())): boolean {
  const real = /^\d{4}-\d\d-\d\d$/u.test(text) && dayOf(new Date(`${text}T12:00:00`)) === text;
  return real && text >= '1900-01-01' && text <= today;
}

function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Is it fit for a new password? Judged as it is hashed: an accent typed apart from its letter is one character with it. */
export function isPassword(text: string): boolean {
  return FORMATS['password']?.test(text.normalize('NFC')) === true;
}

/** For `ajv.addFormat`, after ajv-formats: every validator of a project, in the browser and on the server, uses these. */
export function projectFormats(model: Pick<Model, 'kinds'>): Record<string, RegExp> {
  const kinds = model.kinds.map((kind) => [kind.name, new RegExp(kind.pattern, 'u')] as const);
  return { ...FORMATS, ...Object.fromEntries(kinds) };
}

/** What is longer was not typed: it is left as it is, for the schema to refuse. */
const LONGEST_TYPED = 1_000;

/** The value as the field's project kind wants it written, nested values too; applied before anything is checked. */
export function transformInput(model: Pick<Model, 'kinds'>, field: Field, value: unknown): unknown {
  if (field.kind === 'nested-list' && Array.isArray(value)) {
    return value.map((item) => transformObject(model, field.fields, item));
  }
  if (field.kind === 'nested-object') return transformObject(model, field.fields, value);
  if (field.kind === 'text-list' && Array.isArray(value)) {
    return value.map((item) => (field.item ? transformInput(model, field.item, item) : item));
  }
  if ((field.kind !== 'text' && field.kind !== 'phone') || typeof value !== 'string') return value;
  if (field.format === undefined || value.length > LONGEST_TYPED) return value;
  const kind = model.kinds.find(({ name }) => name === field.format);
  return kind ? transformText(kind.transform, value.trim()) : value;
}

function transformObject(model: Pick<Model, 'kinds'>, fields: readonly Field[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return [name, field ? transformInput(model, field, inner) : inner];
  });
  return Object.fromEntries(entries);
}

const TRANSFORMS: Readonly<Record<Transform, (text: string) => string>> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  digits: (text) => text.replace(/(?!^\+)\D/g, ''),
  // Every dash and space of Unicode: keyboards type en dashes, and numbers are copied with marks that nobody sees.
  compact: (text) => text.replace(/[\s.()[\]{}\p{Pd}\p{Cf}]/gu, ''),
};

/** A text as a project kind wants it written, its transforms one after the other. Also fit for what is still being typed. */
export function transformText(transform: Transform | readonly Transform[] | undefined, text: string): string {
  return [transform ?? []].flat().reduce((done, name) => TRANSFORMS[name](done), text);
}
