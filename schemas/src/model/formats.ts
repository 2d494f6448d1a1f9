import type { Field } from './field.ts';
import type { Model, ProjectKind } from './model.ts';

/** Formats whose usual definitions are not what forms mean by them. */
const FORMATS: Readonly<Record<string, RegExp>> = {
  // Letters, digits, _ . + - before the @; a domain with a dot after it.
  email: /^[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+$/u,
  // JSON Schema's own `time` demands seconds and an offset.
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/u,
  phone: /^\+?\d(?:[ .()-]?\d){5,18}$/u,
};

/** For `ajv.addFormat`, after ajv-formats: every validator of a project, in the browser and on the server, uses these. */
export function projectFormats(model: Pick<Model, 'kinds'>): Record<string, RegExp> {
  const kinds = model.kinds.map((kind) => [kind.name, new RegExp(kind.pattern, 'u')] as const);
  return { ...FORMATS, ...Object.fromEntries(kinds) };
}

/** The value as the field's project kind wants it written, nested values too; applied before anything is checked. */
export function transformInput(model: Pick<Model, 'kinds'>, field: Field, value: unknown): unknown {
  if (field.kind === 'nested-list' && Array.isArray(value)) {
    return value.map((item) => transformObject(model, field.fields, item));
  }
  if (field.kind === 'nested-object') return transformObject(model, field.fields, value);
  if ((field.kind !== 'text' && field.kind !== 'phone') || typeof value !== 'string') return value;
  const kind = model.kinds.find(({ name }) => name === field.format);
  return kind ? transformed(kind, value) : value;
}

function transformObject(model: Pick<Model, 'kinds'>, fields: readonly Field[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return [name, field ? transformInput(model, field, inner) : inner];
  });
  return Object.fromEntries(entries);
}

function transformed(kind: ProjectKind, value: string): string {
  const text = value.trim();
  if (kind.transform === 'upper') return text.toUpperCase();
  if (kind.transform === 'lower') return text.toLowerCase();
  if (kind.transform === 'digits') return text.replace(/(?!^\+)\D/g, '');
  return text;
}
