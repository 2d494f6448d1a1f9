import { Validator, type Schema } from '@cfworker/json-schema';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';

/**
 * What RJSF asks of a validator to decide between branches of a schema. Messages are not its work here: the form around it is
 * checked by the same resolver as every other, and hands the errors in.
 */
export const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: (schema, data, root) => {
    const whole = { ...(schema as Schema), ...(root.$defs ? { $defs: root.$defs } : {}) };
    return new Validator(whole, '2020-12').validate(data ?? {}).valid;
  },
  rawValidation: (schema: RJSFSchema, data) => ({
    errors: new Validator(schema as Schema, '2020-12').validate(data ?? {}).errors as never[],
  }),
};
