import type { JsonSchema, ProjectKind } from '@tuyen/schemas';
import { Imports } from '../print/imports.ts';

/** The checks of `runtime.js` by the format they stand for. */
const FORMATS: Readonly<Record<string, string>> = {
  date: 'isDate',
  time: 'isTime',
  'date-time': 'isDateTime',
  email: 'isEmail',
  uri: 'isUri',
  url: 'isUri',
  uuid: 'isUuid',
};

/** Keywords that ajv compiles; all others say nothing about validity and are left out of the emitted code. */
const ANNOTATIONS = new Set([
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
]);

export interface CompileOptions {
  /** Name of the exported function: `validateVehicle`. */
  readonly name: string;
  readonly kinds: readonly ProjectKind[];
  /** Where the emitted module finds `runtime.js`. */
  readonly runtime: string;
}

/**
 * Compiles a schema (2020-12) to the source of a module that needs neither ajv nor `eval`: it exports one function that
 * answers true or leaves its findings, all of them, in its `errors`. Messages are left to the screens: findings carry keyword
 * and parameters.
 */
export async function compile(schema: JsonSchema, options: CompileOptions): Promise<string> {
  const [{ default: Ajv }, { default: standalone }, { _ }] = await Promise.all([
    import('ajv/dist/2020.js'),
    import('ajv/dist/standalone/index.js'),
    import('ajv/dist/compile/codegen/index.js'),
  ]);
  const ajv = new Ajv.default({
    allErrors: true,
    strict: false,
    validateSchema: false,
    meta: false,
    messages: false,
    validateFormats: true,
    code: { source: true, esm: true, lines: true, optimize: 1, formats: _`formats` },
  });
  if (!mentions(schema, /^unevaluated/)) ajv.opts.unevaluated = false;
  for (const [name] of Object.entries(FORMATS)) ajv.addFormat(name, () => true);
  for (const kind of options.kinds) ajv.addFormat(kind.name, new RegExp(kind.pattern, 'u'));
  const validate = ajv.compile({ ...bare(schema) });
  return tidy(standalone.default(ajv, validate), options);
}

/** The schema without what only people read. */
export function bare(schema: JsonSchema): JsonSchema {
  return strip(schema, false) as JsonSchema;
}

function strip(value: unknown, isMap: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => strip(item, false));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => isMap || !(ANNOTATIONS.has(name) || name.startsWith('x-')));
  return Object.fromEntries(
    entries.map(([name, child]) => [name, !isMap && DATA.has(name) ? child : strip(child, !isMap && MAPS.has(name))]),
  );
}

/** Keywords whose value is a map of schemas: its keys are names, not keywords. */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
/** Keywords whose value is data, not a schema. */
const DATA = new Set(['const', 'enum', 'required', 'dependentRequired']);

function mentions(value: unknown, keyword: RegExp): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, child]) => keyword.test(name) || mentions(child, keyword));
}

/**
 * Brings ajv's standalone code into the form a module of this project has: imports in place of `require`, one named
 * export, no unused parameters, a finding noted in one line instead of seven.
 */
function tidy(code: string, { name, runtime }: CompileOptions): string {
  const imports = new Imports();
  const body = code
    .replace('"use strict";', '')
    .replace(/export const validate = \w+;\s*export default \w+;/, '')
    .replaceAll(
      /const (formats\d+) = formats(?:\.(\w+)|\["([^"]+)"\]);/g,
      (_line, local: string, a?: string, b?: string) => {
        imports.value(runtime, `${FORMATS[a ?? b ?? '']} as ${local}`);
        return '';
      },
    )
    .replaceAll(
      /const (func\d+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
      (_line, local: string, file: string) => {
        imports.value(runtime, `${RUNTIME[file]} as ${local}`);
        return '';
      },
    )
    .replaceAll(
      /const (err\d+) = (\{.*\});\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/g,
      (_text, _local: string, finding: string) => `(vErrors ??= []).push(${finding});\nerrors++;`,
    )
    .replaceAll('validate0', name)
    .replaceAll(/\n{2,}/g, '\n');
  const renamed = renameImports(body, imports);
  return `${renamed.imports}\nexport ${trimParameters(renamed.body.trim())}\n`;
}

const RUNTIME: Readonly<Record<string, string>> = { ucs2length: 'lengthOf', equal: 'equal' };

/** `isDate as formats2` reads worse than `isDate`: the local names give way to the exported ones. */
function renameImports(body: string, imports: Imports): { body: string; imports: string } {
  let renamed = body;
  const names = new Map<string, Set<string>>();
  const plain = imports.print().replaceAll(/(\w+) as (\w+)/g, (_text, exported: string, local: string) => {
    renamed = renamed.replaceAll(new RegExp(`\\b${local}\\b`, 'g'), exported);
    names.set(exported, new Set([local]));
    return exported;
  });
  return { body: renamed, imports: unique(plain) };
}

/** Two formats may share one check (`uri` and `url`): its name is imported once. */
function unique(text: string): string {
  return text.replaceAll(/\{ ([^}]*) \}/g, (_text, list: string) => `{ ${[...new Set(list.split(', '))].join(', ')} }`);
}

/** Constants stand before the function; what ajv passes along for features that the schema does not use goes. */
function trimParameters(body: string): string {
  const full = '{instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}';
  const start = body.indexOf(full);
  const rest = body.slice(start + full.length);
  const used = /\b(parentData|parentDataProperty|rootData|dynamicAnchors)\b/.test(rest);
  const trimmed = used || start < 0 ? body : `${body.slice(0, start)}{instancePath=""}={}${rest}`;
  const at = trimmed.indexOf('function ');
  return at <= 0 ? trimmed : `${trimmed.slice(at)}`.trim() + `\n${trimmed.slice(0, at).trim()}`;
}
