import { isMultipleOf, isObject, projectFormats, type JsonSchema, type ProjectKind } from '@tuyen/model';
import { Imports } from '../print/imports.ts';
import { camel } from '../print/names.ts';
import type { CompileOptions } from './compile-options.ts';

/** Formats that need a function of `runtime.js`. */
const FORMATS: Readonly<Record<string, string>> = {
  date: 'isDate',
  'birth-date': 'isBirthDate',
  'date-time': 'isDateTime',
  uri: 'isUri',
};

/** Compiles any schema through ajv's standalone code: 4 ms per schema, and harder to read. */
export async function compileWithAjv(schema: JsonSchema, options: CompileOptions): Promise<string> {
  const [{ default: Ajv }, { default: standalone }, { _ }, { fullFormats }] = await Promise.all([
    import('ajv/dist/2020.js'),
    import('ajv/dist/standalone/index.js'),
    import('ajv/dist/compile/codegen/index.js'),
    import('ajv-formats/dist/formats.js'),
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
  const patterns = { ...fullFormats, ...projectFormats(options) };
  for (const [name, pattern] of Object.entries(patterns)) if (pattern instanceof RegExp) ajv.addFormat(name, pattern);
  for (const name of Object.keys(FORMATS)) ajv.addFormat(name, () => true);
  ajv.removeKeyword('multipleOf').addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    code: (context) => {
      const code = _`require("ajv/dist/runtime/isMultipleOf").default`;
      const check = context.gen.scopeValue('func', { ref: isMultipleOf, code });
      context.fail(_`!${check}(${context.data}, ${context.schemaCode})`);
    },
    error: { message: '', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  });
  const validate = ajv.compile(schema);
  return rewrite(standalone.default(ajv, validate), schema, options);
}

function mentions(value: unknown, keyword: RegExp): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, child]) => keyword.test(name) || mentions(child, keyword));
}

/**
 * Rewrites ajv's standalone code as a module of this project: imports instead of `require`, one named export, no unused
 * parameters, and findings pushed in one line instead of seven.
 */
function rewrite(code: string, schema: JsonSchema, { name, runtime, kinds }: CompileOptions): string {
  const imports = new Imports();
  const renamed = new Map<string, string>();
  const use = (local: string, exported: string | undefined) => {
    if (exported === undefined)
      throw new Error(`The compiled validator ${name} needs a run-time helper that does not exist`);
    renamed.set(local, imports.value(runtime, exported));
    return '';
  };
  const body = code
    .replace('"use strict";', '')
    .replace(/export const validate = \w+;\s*export default \w+;/, '')
    .replaceAll(
      /const (formats\d+) = formats(?:\.(\w+)|\["([^"]+)"\]);/g,
      (_line, local: string, a?: string, b?: string) => use(local, FORMATS[a ?? b ?? '']),
    )
    .replaceAll(
      /const (func\d+) = require\("ajv\/dist\/runtime\/(\w+)"\)\.default;/g,
      (_line, local: string, file: string) => use(local, RUNTIME[file]),
    )
    .replaceAll(
      /const (err\d+) = (\{.*\});\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}\s*errors\+\+;/g,
      (_text, _local: string, finding: string) => `(vErrors ??= []).push(${finding});\nerrors++;`,
    )
    .replaceAll(/schemaPath:"[^"]*",/g, '')
    .replaceAll(/\blet (data\d+) = /g, 'const $1 = ')
    .replaceAll(/\b(?:formats|func)\d+\b/g, (local) => renamed.get(local) ?? local)
    .replaceAll('vErrors', 'findings')
    .replaceAll('validate0', name);
  const plain = simplified(withLiterals(withNames(body, kinds), schema));
  return `${imports.print()}\n${ordered(plain)}\n`;
}

const RUNTIME: Readonly<Record<string, string>> = {
  ucs2length: 'lengthOf',
  equal: 'equal',
  isMultipleOf: 'isMultipleOf',
};

/** Names the constant of a format's pattern after the format: `vnPlatePattern`, not `formats4`. */
function withNames(body: string, kinds: readonly ProjectKind[]): string {
  const named = Object.entries(projectFormats({ kinds })).map(
    ([name, pattern]) => [String(pattern), `${camel(name)}Pattern`] as const,
  );
  const names = new Map(named);
  const locals = [...body.matchAll(/const (formats\d+) = (\/.*\/u);/g)].map(([, local = '', pattern = '']) => [
    local,
    names.get(pattern) ?? local,
  ]);
  return locals.reduce(
    (text, [local = '', name = '']) => text.replaceAll(new RegExp(`\\b${local}\\b`, 'g'), name),
    body,
  );
}

/** Replaces references to the schema by their values, so that the module does not contain the schema. */
function withLiterals(body: string, schema: JsonSchema): string {
  const quoted = body.replaceAll(/schema0((?:\.\w+|\[(?:\d+|"[^"]*")\])+)/g, (text, path: string) => {
    const value = [...path.matchAll(/\.(\w+)|\[(\d+)\]|\["([^"]*)"\]/g)].reduce<unknown>(
      (at, [, name, index, key]) =>
        Array.isArray(at) ? at[Number(index)] : isObject(at) ? at[name ?? key ?? ''] : undefined,
      schema,
    );
    return value === undefined ? text : JSON.stringify(value);
  });
  const rest = quoted.replace(/const schema0 = .*;\n/, '');
  return rest.includes('schema0') ? quoted : rest;
}

/** A schema without references is one function, which is always called for the root value. */
function simplified(body: string): string {
  if (
    (body.match(/\bfunction /g) ?? []).length !== 1 ||
    /\b(parentData|rootData|dynamicAnchors)\b.*\n[^]*\b(parentData|rootData|dynamicAnchors)\b/.test(body)
  ) {
    return body;
  }
  return body
    .replace(/\(data, \{instancePath="".*\}=\{\}\)/, '(data)')
    .replaceAll('instancePath:instancePath+', 'instancePath:')
    .replaceAll('{instancePath,', '{instancePath:"",');
}

/** The exported function first, the constants it uses after it. */
function ordered(body: string): string {
  const text = body.replaceAll(/\n{2,}/g, '\n').trim();
  const at = text.indexOf('function ');
  const constants = text.slice(0, at).trim();
  return `export ${text.slice(at)}${constants === '' ? '' : `\n\n${constants}`}`;
}
