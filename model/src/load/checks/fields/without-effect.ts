import { withEnums } from '../../catalog.ts';
import type { Catalog } from '../../catalog.ts';
import type { SchemaProblem } from '../../problem.ts';
import { stringIn } from '../../../model/json/raw.ts';
import type { Raw } from '../../../model/json/raw.ts';
import type { FoundSchema } from '../../schemas-in.ts';

const NUMBERS = ['integer', 'number'];

/** Keywords that limit each text of a localized text. */
const LENGTHS = ['minLength', 'maxLength'];

const TYPES_OF: Readonly<Record<string, readonly string[]>> = {
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  contentEncoding: ['string'],
  contentMediaType: ['string'],
  minimum: NUMBERS,
  maximum: NUMBERS,
  exclusiveMinimum: NUMBERS,
  exclusiveMaximum: NUMBERS,
  multipleOf: NUMBERS,
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  properties: ['object'],
  required: ['object'],
  dependentRequired: ['object'],
  additionalProperties: ['object'],
};

/**
 * Values that make a keyword useless, because they restrict nothing. For example, every text satisfies `minLength: 0`.
 */
const NEUTRAL: Raw = { additionalProperties: true, uniqueItems: false, minLength: 0, minItems: 0 };

export function* checkEffects(catalog: Catalog): Iterable<SchemaProblem> {
  for (const { document, schemas } of catalog.resources.values()) {
    for (const found of schemas) {
      for (const [keyword, words, hint] of withoutEffect(found, catalog)) {
        const message = `"${keyword}" has no effect ${words}.`;
        const path = [...found.path, keyword];
        yield { code: 'TUY416', severity: 'warning', document, path, at: 'key', message, hint };
      }
    }
  }
}

type Finding = readonly [keyword: string, words: string, hint: string];

function* withoutEffect({ schema }: FoundSchema, catalog: Catalog): Iterable<Finding> {
  const isLocalized = stringIn(schema, 'x-kind') === 'localized-text';
  const type = isLocalized ? 'string' : stringIn(withEnums(schema, catalog), 'type');
  for (const keyword of Object.keys(schema)) {
    const types = Object.hasOwn(TYPES_OF, keyword) ? TYPES_OF[keyword] : undefined;
    if (isLocalized && types && !LENGTHS.includes(keyword)) {
      yield [keyword, 'on a localized text', 'Remove it.'];
    } else if (type !== undefined && types && !types.includes(type)) {
      yield [keyword, `on the type ${type}`, 'Remove it, or change the type.'];
    } else if (Object.hasOwn(NEUTRAL, keyword) && schema[keyword] === NEUTRAL[keyword]) {
      const isClosed = keyword === 'additionalProperties' && 'properties' in schema;
      yield [
        keyword,
        'here',
        isClosed ? 'Remove it: other properties than those declared are always refused.' : 'Remove it.',
      ];
    }
  }
  for (const keyword of ['then', 'else'].filter((one) => one in schema && !('if' in schema))) {
    yield [keyword, 'without "if"', 'Add "if", or use allOf.'];
  }
  if ('if' in schema && !('then' in schema) && !('else' in schema)) {
    yield ['if', 'without "then" or "else"', 'Add one of them, or remove it.'];
  }
}
