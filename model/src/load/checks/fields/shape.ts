import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from '../../codes.ts';
import { violationsOf } from '../../json-schema/violations.ts';
import type { ValidationOptions, Schema, Violation } from '../../json-schema/violation.ts';
import { memoize } from '../../../memoize.ts';
import { NO_PLUGIN_VIEW_KINDS, type PluginViewKinds } from '../../../view-kinds/plugin/plugin-view-kind.ts';
import { withPluginViewKinds } from '../../../view-kinds/plugin/view-schema.ts';
import type { Document, Path, SchemaProblem } from '../../problem.ts';
import { objectIn } from '../../../model/json/raw.ts';
import { suggest } from '../../suggest.ts';
import { FOREIGN_KEYWORDS, OPTIONAL_IS_NULLABLE, UNSUPPORTED_KEYWORDS } from './unsupported-keywords.ts';

const META = join(import.meta.dirname, '../../../../meta');

type ShapeCheck = (document: Document) => readonly SchemaProblem[];

export const shapeChecks: (viewKinds: PluginViewKinds) => ShapeCheck = memoize((viewKinds: PluginViewKinds) => {
  const view = withPluginViewKinds(metaSchema(VIEW), viewKinds);
  const rules: ValidationOptions = {
    resolve: (reference) => (reference === VIEW ? view : metaSchema(reference)),
    formats: new Map(),
  };
  return memoize((document: Document) => {
    if (document.value === undefined) return [];
    const meta = metaSchema(`${document.kind}.schema.json`);
    return violationsOf(document.value, meta, rules).map((violation) => problemOf(document, violation));
  });
});

export const checkShape: ShapeCheck = (document) => shapeChecks(NO_PLUGIN_VIEW_KINDS)(document);

const VIEW = 'view.schema.json';

const metaSchemas = new Map<string, Schema>();

function metaSchema(reference: string): Schema {
  const known = metaSchemas.get(reference);
  if (known) return known;
  const [file = '', inside] = reference.split('#');
  const found = inside === undefined ? readMeta(file) : partOf(metaSchema(file), inside);
  metaSchemas.set(reference, found);
  return found;
}

function readMeta(file: string): Schema {
  return objectIn(JSON.parse(readFileSync(join(META, file), 'utf8')));
}

function partOf(schema: Schema, pointer: string): Schema {
  return pointer
    .split('/')
    .slice(1)
    .reduce((part, step) => objectIn(part, step), schema);
}

function problemOf(document: Document, violation: Violation): SchemaProblem {
  const { path, at, message } = violation;
  return {
    document,
    path,
    at,
    code: codeOf(violation),
    message: unsupported(violation)
      ? `"${String(path.at(-1))}" is not supported here.`
      : `${describePath(path)} ${message}.`,
    hint: hintOf(document, violation),
  };
}

function unsupported({ keyword, schema, path }: Violation): string | undefined {
  if (keyword !== 'additionalProperties' || schema['title'] !== 'Field') return undefined;
  const key = String(path.at(-1));
  return Object.hasOwn(UNSUPPORTED_KEYWORDS, key) ? UNSUPPORTED_KEYWORDS[key] : undefined;
}

function codeOf(violation: Violation): Code {
  const { keyword, schema, choices } = violation;
  if (unsupported(violation)) return 'TUY415';
  if (keyword === 'additionalProperties') return schema['title'] === 'Field' ? 'TUY401' : 'TUY301';
  if (keyword === 'type') return 'TUY302';
  if (keyword === 'required') return LABELS.has(choices[0] ?? '') ? 'TUY801' : 'TUY303';
  if (keyword === 'enum' || keyword === 'const') return 'TUY304';
  if (keyword === 'propertyNames') return 'TUY803';
  return 'TUY305';
}

const LABELS = new Set(['label', 'title', 'x-label', 'message']);

function hintOf(document: Document, violation: Violation): string | undefined {
  const { keyword, path, choices, schema } = violation;
  const instead = unsupported(violation);
  if (instead) return instead;
  const key = String(path.at(-1));
  if (keyword === 'type' && path.at(-2) === 'enum' && valueAt(document, path) === null) return OPTIONAL_IS_NULLABLE;
  if (keyword === 'required') return `Add "${choices[0]}".`;
  if (keyword === 'propertyNames') return 'Use a language tag such as "vi" or "en".';
  if (keyword === 'additionalProperties') return FOREIGN_KEYWORDS.get(key) ?? suggest(key, choices) ?? 'Remove it.';
  const meaning = typeof schema['description'] === 'string' ? schema['description'] : undefined;
  return suggest(String(valueAt(document, path)), choices) ?? meaning;
}

function describePath(path: Path): string {
  const key = path.at(-1);
  if (key === undefined) return 'The file';
  return typeof key === 'number' ? `Item ${key + 1} of "${String(path.at(-2) ?? '')}"` : `"${key}"`;
}

function valueAt({ value }: Document, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (Array.isArray(inner) ? inner[Number(key)] : objectIn(inner)[key]),
    value,
  );
}
