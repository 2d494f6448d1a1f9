import { isMultipleOf, projectFormats, type JsonSchema, type ProjectKind } from '@tuyen/model';
import { Imports } from '../print/imports.ts';
import { camel } from '../print/names.ts';
import type { CompileOptions } from './compile-options.ts';

/** Formats that are more than a pattern: the checks of `runtime.js` that stand for them. */
const FORMATS: Readonly<Record<string, string>> = {
  date: 'isDate',
  'birth-date': 'isBirthDate',
  'date-time': 'isDateTime',
  uri: 'isUri',
};

/** The same for any schema, through ajv's standalone code: four milliseconds a schema, and harder to read. */
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
  return tidy(standalone.default(ajv, validate), schema, options);
}

function mentions(value: unknown, keyword: RegExp): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, child]) => keyword.test(name) || mentions(child, keyword));
}

/**
 * Brings ajv's standalone code into the form a module of this project has: imports in place of `require`, one named
 * export, nothing passed along that the schema does not use, a finding noted in one line instead of seven.
 */
function tidy(code: string, schema: JsonSchema, { name, runtime, kinds }: CompileOptions): string {
  const imports = new Imports();
  const renamed = new Map<string, string>();
  const use = (local: string, exported: string | undefined) => {
    if (exported === undefined)
      throw new Error(`The compiled validator ${name} needs a run-time check that is not written`);
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

/** A format's pattern goes by the format's name: `vnPlate`, not `formats4`. */
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

/** Where a finding quotes the schema, it quotes the value itself; the schema is then not needed in the module. */
function withLiterals(body: string, schema: JsonSchema): string {
  const quoted = body.replaceAll(/schema0((?:\.\w+|\[(?:\d+|"[^"]*")\])+)/g, (text, path: string) => {
    const value = [...path.matchAll(/\.(\w+)|\[(\d+)\]|\["([^"]*)"\]/g)].reduce<unknown>(
      (at, [, name, index, key]) => (at as Record<string, unknown> | undefined)?.[name ?? index ?? key ?? ''],
      schema,
    );
    return value === undefined ? text : JSON.stringify(value);
  });
  const rest = quoted.replace(/const schema0 = .*;\n/, '');
  return rest.includes('schema0') ? quoted : rest;
}

/** A schema that refers to no other is one function: it is never called with a place inside something larger. */
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
