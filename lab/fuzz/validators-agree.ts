import { randomSchema, randomValue } from './random-schema.ts';
import { rng } from './rng.ts';
import { openValidators } from './three-validators.ts';

const VALUES_OF_EACH = 40;

export async function disagreements(seed: number, schemas: number) {
  const random = rng(seed);
  const validators = openValidators();
  const found: unknown[] = [];
  let accepted = 0;
  let checked = 0;
  try {
    for (let number = 0; number < schemas && found.length < 10; number += 1) {
      const schema = randomSchema(random);
      const verdictsOf = await validators.validatorsOf(schema);
      const values = Array.from({ length: VALUES_OF_EACH }, () => randomValue(random));
      const verdicts = values.map((value) => ({ value, ...verdictsOf(value) }));
      checked += verdicts.length;
      accepted += verdicts.filter(({ ajv }) => ajv).length;
      const different = verdicts.find(({ printed, interpreter, ajv }) => printed !== ajv || interpreter !== ajv);
      if (different) found.push(JSON.stringify({ schema, ...different }));
    }
  } finally {
    validators.close();
  }
  return { checked, accepted, found };
}
