import { toErrorSchema, type ValidatorType } from '@rjsf/utils';
import type { Answers, FormStep } from '../form-page.ts';
import { findingsIn } from './findings.ts';

/** Adapts a step's compiled validator to RJSF. `askedFields` decides which fields are rendered. */
export function stepValidator(step: Pick<FormStep, 'fields' | 'validate'>): ValidatorType<Answers> {
  return {
    isValid(schema) {
      throw new Error(`A step is drawn without rules, and RJSF decides none: ${JSON.stringify(schema)}`);
    },
    // RJSF expects the error type of ajv.
    rawValidation: (_schema, answers) => ({ errors: findingsIn(step, answers) as never[] }),
    validateFormData(answers, _schema, _customValidate, transformErrors, uiSchema) {
      const errors = findingsIn(step, answers);
      const reported = transformErrors ? transformErrors(errors, uiSchema) : errors;
      return { errors: reported, errorSchema: toErrorSchema(reported) };
    },
  };
}
