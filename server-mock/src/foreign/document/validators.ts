import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import { openStandardAjv } from '@tuyen/server/extension';
import { linearPattern } from '../../qa/matching/pattern.ts';
import { NO_PROJECT } from '../no-project.ts';
import type { ForeignDocument, Schema } from './open-api.ts';
import { mapObjects } from './upgrade.ts';
import { propertiesOf, type References, requiredOf } from './references.ts';

export interface Validators {
  /** Validates what a client sends: required properties that are read-only may be missing. */
  request(schema: Schema): ValidateFunction;
  /**
   * Like `request`, for values that arrive as text. The validator expects the value as property `value` of an object.
   */
  text(schema: Schema): ValidateFunction;
  /** Validates what a back end answers: required properties that are write-only may be missing. */
  response(schema: Schema): ValidateFunction;
}

export function openValidators(document: ForeignDocument, references: References): Validators {
  const request = compiler(document, references, 'readOnly');
  const text = compiler(document, references, 'readOnly', 'array');
  const response = compiler(document, references, 'writeOnly');
  return {
    request,
    response,
    text: (schema) => text({ type: 'object', properties: { value: schema } }, schema),
  };
}

const DOCUMENT = 'document';

function compiler(
  document: ForeignDocument,
  references: References,
  excluded: 'readOnly' | 'writeOnly',
  coerceTypes: 'array' | false = false,
): (schema: Schema, key?: Schema) => ValidateFunction {
  let ajv: Ajv2020 | undefined;
  const known = new WeakMap<Schema, ValidateFunction>();
  return (schema, key = schema) => {
    let validate = known.get(key);
    if (validate) return validate;
    const prepared = (part: Schema) => insideDocument(withoutRequired(part, references, excluded));
    if (!ajv) {
      ajv = openStandardAjv(NO_PROJECT, { coerceTypes, code: { regExp }, logger: false });
      ajv.addSchema(withoutRequired(document, references, excluded), DOCUMENT);
    }
    validate = ajv.compile(prepared(schema));
    known.set(key, validate);
    return validate;
  };
}

/** Patterns of the document run in linear time where they can. Look-around needs the engine of JavaScript. */
const regExp = Object.assign((pattern: string) => ({ test: testOf(pattern), toString: () => pattern }), {
  code: 'pattern',
});

function testOf(pattern: string): (text: string) => boolean {
  try {
    return linearPattern(pattern).test;
  } catch {
    return nativeTestOf(pattern);
  }
}

/** A pattern that JavaScript cannot read, such as one with possessive quantifiers, accepts every text. */
function nativeTestOf(pattern: string): (text: string) => boolean {
  try {
    const expression = new RegExp(pattern);
    return (text) => expression.test(text);
  } catch {
    return () => true;
  }
}

function insideDocument(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${DOCUMENT}#/`));
}

/**
 * Returns a part of the document whose schemas do not require the properties with a flag. Examples are left out, because
 * they may contain keywords such as `$id`.
 */
function withoutRequired(part: Schema, references: References, flag: 'readOnly' | 'writeOnly'): Schema {
  return mapObjects(part, ({ example: _, examples: __, ...object }) => {
    if (!Array.isArray(object['required'])) return object;
    const properties = propertiesOf(object);
    const required = requiredOf(object).filter((name) => references.resolve(properties[name])[flag] !== true);
    return { ...object, required };
  });
}
