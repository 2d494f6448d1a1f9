import { fitsFormat, formatTests, isNumberBase } from '../../../model/fields/value-formats.ts';
import type { KindCode } from '../../../model/fields/kind-code.ts';
import { PROJECT_KIND_BASES, type ProjectKind } from '../../../model/model.ts';
import { NEUTRAL_REGION } from '../../../region/region.ts';
import type { Catalog } from '../../catalog.ts';
import type { Code } from '../../codes.ts';
import { regex } from '../../json-schema/value.ts';
import { CODE_HINT, codeIn, differenceFromCode, moduleNamedIn } from '../../kind-code.ts';
import type { Document, SchemaProblem } from '../../problem.ts';
import { listIn, objectIn, stringIn } from '../../../model/json/raw.ts';
import { isInside } from '../../schema-paths.ts';

export function* checkKinds(catalog: Catalog): Iterable<SchemaProblem> {
  const taken = new Map<string, Document>();
  for (const document of catalog.documents) {
    if (document.kind !== 'kind') continue;
    const first = taken.get(document.name);
    // Two kinds can have the same name only if a plugin defines one of them. The files in `schemas/kinds/` always have
    // different names.
    if (first) yield definedTwice(document, first);
    taken.set(document.name, document);
    yield* keysWithoutEffect(document);
    yield* patternExamples(document);
    yield* codeOf(document, catalog);
  }
}

function definedTwice(document: Document, first: Document): SchemaProblem {
  const message = `The kind "${document.name}" is defined in ${first.file} already.`;
  return { code: 'TUY202', document, path: [], message, hint: 'Give one of them another name.' };
}

const OF_TYPED_TEXT = ['transform', 'prefixes', 'inputMode', 'autocomplete'];

function* keysWithoutEffect(document: Document): Iterable<SchemaProblem> {
  const base = PROJECT_KIND_BASES.find((name) => name === stringIn(document.value, 'base'));
  if (base === undefined || base === 'text' || base === 'phone') return;
  for (const key of [...(isNumberBase(base) ? ['pattern'] : []), ...OF_TYPED_TEXT]) {
    if (!Object.hasOwn(objectIn(document.value), key)) continue;
    const message = `A kind over "${base}" has no use for "${key}".`;
    yield { code: 'TUY909', document, path: [key], at: 'key', message, hint: 'Remove it.' };
  }
}

function* patternExamples(document: Document): Iterable<SchemaProblem> {
  const pattern = regex(stringIn(document.value, 'pattern') ?? '');
  if (!pattern) return;
  for (const [index, example] of listIn(document.value, 'examples').entries()) {
    if (typeof example !== 'string' || pattern.test(example)) continue;
    const message = `The example "${example}" does not match the kind's own pattern.`;
    yield { code: 'TUY904', document, path: ['examples', index], message, hint: 'Fix the example or the pattern.' };
  }
}

/**
 * Reports a module that is missing, does not export the code of a kind, or rejects the kind's own values. A module that
 * was not loaded is not checked.
 */
function* codeOf(document: Document, catalog: Catalog): Iterable<SchemaProblem> {
  const module = moduleNamedIn(document);
  if (module === undefined) return;
  const problem = (code: Code, message: string, hint: string): SchemaProblem => {
    return { code, document, path: ['code'], message, hint };
  };
  if (!isInside(module)) {
    yield problem('TUY905', 'The module is outside the project.', 'Move it into the project.');
    return;
  }
  const loaded = catalog.kindCodes?.get(module);
  switch (loaded?.state) {
    case 'missing':
      yield problem('TUY905', `There is no ${module}.`, `${CODE_HINT} Paths are relative to ${document.file}.`);
      return;
    case 'broken':
      yield problem('TUY905', `${module} cannot be loaded: ${loaded.reason}`, 'Fix the module.');
      return;
    case 'unsupported': {
      const message = `Node ${process.versions.node} loads no TypeScript, so the rule in ${module} is not checked.`;
      yield { ...problem('TUY908', message, 'Use Node 22.18 or later.'), severity: 'warning' };
      return;
    }
    case 'loaded': {
      const wrong = differenceFromCode(loaded.value);
      if (wrong) yield problem('TUY906', `${module} ${wrong.message}`, wrong.hint);
      else yield* refusedValues(document, catalog.kinds.get(document.name), codeIn(loaded), module);
    }
  }
}

const SAMPLES = 20;

/**
 * Calls the functions of a custom kind with its own examples. A wrong result or an error is then found before the first
 * user meets it.
 */
function* refusedValues(
  document: Document,
  kind: ProjectKind | undefined,
  code: KindCode<string | number> | undefined,
  module: string,
): Iterable<SchemaProblem> {
  if (!kind || !code || (kind.pattern !== undefined && !regex(kind.pattern))) return;
  const format = formatTests({ kinds: [{ ...kind, ...code }] }).get(kind.name);
  const type = isNumberBase(kind.base) ? 'number' : 'string';
  const refusal = (value: unknown): string | undefined => {
    if (typeof value !== type || (typeof value !== 'string' && typeof value !== 'number')) return `is not a ${type}`;
    try {
      const answer: unknown = code.check(value);
      if (typeof answer !== 'boolean') return `makes "check" answer ${JSON.stringify(answer)}, not true or false`;
      if (!format || !fitsFormat(format, value)) return 'is refused by "check" or the pattern';
      const text: unknown = code.format?.(value, { language: 'en', region: NEUTRAL_REGION }) ?? '';
      return typeof text === 'string'
        ? undefined
        : `makes "format" answer ${JSON.stringify(text)}, which is not a text`;
    } catch (error) {
      return `makes it throw "${String(error)}"`;
    }
  };
  const hint = `Fix the example or ${module}.`;
  for (const [index, example] of listIn(document.value, 'examples').entries()) {
    const reason = typeof example === type ? refusal(example) : undefined;
    if (reason === undefined) continue;
    yield {
      code: 'TUY907',
      document,
      path: ['examples', index],
      message: `The example ${JSON.stringify(example)} ${reason}.`,
      hint,
    };
  }
  const { sample } = code;
  if (!sample) return;
  for (let index = 0; index < SAMPLES; index += 1) {
    const value = attempt(() => code.sample?.(() => index / SAMPLES));
    const reason = value instanceof Error ? `throws "${value.message}"` : refusal(value);
    if (reason === undefined) continue;
    // If `sample` threw an error, there is no sample to show in the message.
    const message = `${value instanceof Error ? '"sample"' : `The sample ${JSON.stringify(value)}`} ${reason}.`;
    yield { code: 'TUY907', document, path: ['code'], message, hint: `Fix "sample" of ${module}.` };
    return;
  }
}

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
