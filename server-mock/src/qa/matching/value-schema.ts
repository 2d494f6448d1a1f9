import { memoize } from '@tuyen/model';
import type * as Library from 'ajv/dist/2020.js';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type AddFormats from 'ajv-formats';
import { lazyRequire } from '@tuyen/server/extension';
import { LINEAR_CODE } from './pattern.ts';

const library = lazyRequire<typeof Library>('ajv/dist/2020.js');
const formats = lazyRequire<typeof AddFormats>('ajv-formats');

interface Compiled {
  readonly asSent: ValidateFunction;
  readonly fromText: ValidateFunction;
}

/**
 * @param strict false for values that arrive as text (query, headers): `{ type: 'integer', minimum: 5 }` then accepts
 * `"7"`
 */
export function fitsSchema(schema: object, value: unknown, strict: boolean): boolean {
  const known = compiledOnce(schema);
  return Boolean(strict ? known.asSent(value) : known.fromText({ value }));
}

/** @throws if the schema is not a valid JSON Schema */
export function compileValueSchema(schema: object): Compiled {
  return {
    asSent: compiler(false).compile(schema),
    // ajv converts a value to the expected type only as a property of an object, so wrap the value in one.
    fromText: compiler(true).compile({ type: 'object', properties: { value: schema } }),
  };
}

const compiledOnce = memoize(compileValueSchema);

/** Creates a new ajv instance each time, because an instance keeps every schema that it has compiled. */
function compiler(coerceTypes: boolean): Ajv2020 {
  const ajv = new (library().Ajv2020)({ strict: false, coerceTypes, ownProperties: true, code: LINEAR_CODE });
  formats().default(ajv, { mode: 'full' });
  return ajv;
}
