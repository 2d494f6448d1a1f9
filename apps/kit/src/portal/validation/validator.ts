import { toErrorSchema, type ValidatorType } from '@rjsf/utils';
import type { Answers, FormStep } from '../form-page.ts';
import { findingsIn } from './findings.ts';

/**
 * RJSF's view of one step: the compiled validator checks the answers. Which fields are asked for is decided before RJSF draws
 * them (`askedFields`).
 */
export function stepValidator(step: Pick<FormStep, 'fields' | 'validate'>): ValidatorType<Answers> {
  return {
    isValid(schema) {
      throw new Error(`A step is drawn without rules, and RJSF decides none: ${JSON.stringify(schema)}`);
    },
    // RJSF's type is of errors that ajv makes.
    rawValidation: (_schema, answers) => ({ errors: findingsIn(step, answers) as never[] }),
    validateFormData(answers, _schema, _customValidate, transformErrors, uiSchema) {
      const errors = findingsIn(step, answers);
      const reported = transformErrors ? transformErrors(errors, uiSchema) : errors;
      return { errors: reported, errorSchema: toErrorSchema(reported) };
    },
  };
}
