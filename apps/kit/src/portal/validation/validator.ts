import type { JsonSchema } from '@tuyen/model';
import { toErrorSchema, type ValidatorType } from '@rjsf/utils';
import type { Answers, FormStep } from '../form-page.ts';
import { satisfies } from './condition.ts';
import { findingsIn } from './findings.ts';

/**
 * RJSF's view of one step: the compiled validator checks the answers, a small evaluator decides the conditions while rendering.
 * Nothing is compiled in the browser.
 */
export function stepValidator(step: Pick<FormStep, 'fields' | 'validate'>): ValidatorType<Answers> {
  return {
    // RJSF's types are of an older draft of JSON Schema, and of errors that ajv makes.
    isValid: (schema, answers) => satisfies(schema as unknown as JsonSchema, answers),
    rawValidation: (_schema, answers) => ({ errors: findingsIn(step, answers) as never[] }),
    validateFormData(answers, _schema, _customValidate, transformErrors, uiSchema) {
      const errors = findingsIn(step, answers);
      const reported = transformErrors ? transformErrors(errors, uiSchema) : errors;
      return { errors: reported, errorSchema: toErrorSchema(reported) };
    },
  };
}
