import { canonicalJson, formatTests, isBirthDate, isMultipleOf, type Model, sameJson, VOCABULARY } from '@tuyen/model';
import type * as Library from 'ajv/dist/2020.js';
import type { Ajv2020, ErrorObject, FuncKeywordDefinition, Options, ValidateFunction } from 'ajv/dist/2020.js';
import type AddFormats from 'ajv-formats';
import { lazyRequire } from '../lazy-require.ts';

const library = lazyRequire<typeof Library>('ajv/dist/2020.js');
const formats = lazyRequire<typeof AddFormats>('ajv-formats');

/** @throws if the code of a custom kind has not been loaded, because its values cannot be checked without it */
export function requireKindCode({ kinds }: Model): void {
  const unloaded = kinds.find(({ code, check }) => code !== undefined && !check);
  if (unloaded) throw new Error(`The code of the kind "${unloaded.name}" was not loaded: use loadProjectWithCode.`);
}

export function openAjv(model: Model, options: Options = {}): Ajv2020 {
  const { Ajv2020: Ajv, _ } = library();
  const ajv = new Ajv({
    allErrors: true,
    strict: false,
    validateFormats: true,
    verbose: true,
    // ajv must ignore inherited properties. Otherwise, every object would have the properties `toString` and
    // `constructor`.
    ownProperties: true,
    // ajv need not validate the schemas, and compiling the meta schema would take 30 ms at each start. Project schemas
    // are validated when they are loaded, and route schemas together with the OpenAPI document.
    validateSchema: false,
    ...options,
  });
  // Tracking for `unevaluatedProperties` is enabled only on request: with it, ajv generates code that throws a
  // ReferenceError for some nested rules.
  ajv.opts.unevaluated = options.unevaluated === true;
  formats().default(ajv, { mode: 'full' });
  for (const [name, format] of formatTests(model))
    ajv.addFormat(name, format.type === 'number' ? { type: 'number', validate: format.test } : format.test);
  // The OpenAPI document uses this format for times of day. The format itself accepts every text, because a `pattern`
  // in the schema checks the value.
  ajv.addFormat('hour-minute', true);
  // The latest allowed birth date is the current date in the time zone where the day begins first, because the user's
  // time zone is unknown.
  ajv.addFormat('birth-date', (text: string) => isBirthDate(text, latestDay()));
  for (const keyword of VOCABULARY) ajv.addKeyword(keyword);
  // Replaces ajv's check of `multipleOf`. ajv uses floating-point division, for which 0.3 is not a multiple of 0.1.
  ajv.removeKeyword('multipleOf').addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    compile: (step: number) => (value: number) => isMultipleOf(value, step),
    error: { message: 'must be a multiple', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  });
  for (const keyword of comparisons()) ajv.removeKeyword(keyword.keyword).addKeyword(keyword);
  return ajv;
}

/**
 * Compiles schemas as a client that does not know the project would. Standard formats have the meaning that JSON Schema
 * defines. The formats of the project have other names than the standard ones.
 */
export function openStandardAjv(model: Model, options: Options): Ajv2020 {
  const ajv = openAjv(model, options);
  formats().default(ajv, { mode: 'full' });
  return ajv;
}

/**
 * Replaces ajv's comparison of values. ajv calls `toString` on objects, so it throws for an object that has its own
 * property `toString`.
 */
function comparisons(): readonly (FuncKeywordDefinition & { readonly keyword: string })[] {
  const { _ } = library();
  return [
    {
      keyword: 'const',
      compile: (wanted: unknown) => (value: unknown) => sameJson(value, wanted),
      error: { message: 'must be equal to constant', params: ({ schemaCode }) => _`{allowedValue: ${schemaCode}}` },
    },
    {
      keyword: 'enum',
      schemaType: 'array',
      compile: (allowed: readonly unknown[]) => (value: unknown) => allowed.some((one) => sameJson(one, value)),
      error: {
        message: 'must be equal to one of the allowed values',
        params: ({ schemaCode }) => _`{allowedValues: ${schemaCode}}`,
      },
    },
    {
      keyword: 'uniqueItems',
      type: 'array',
      schemaType: 'boolean',
      compile: (unique: boolean) => (items: readonly unknown[]) =>
        !unique || new Set(items.map(canonicalJson)).size === items.length,
      error: { message: 'must NOT have duplicate items', params: () => _`{}` },
    },
  ];
}

/**
 * Returns the errors of a value and clears them in the validator. ajv would keep the last errors with their data, which
 * can be a megabyte.
 */
export function findings(validate: ValidateFunction, value: unknown): readonly ErrorObject[] {
  const found = validate(value) ? [] : (validate.errors ?? []);
  validate.errors = null;
  return found;
}

const latestDay = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
