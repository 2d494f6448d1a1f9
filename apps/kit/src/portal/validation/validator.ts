import type { JsonSchema } from '@tuyen/schemas';
import { toErrorSchema, type RJSFValidationError, type ValidatorType } from '@rjsf/utils';
import type { Answers, FormStep, ValidationFinding } from '../form-page.ts';
import { cleaned } from './answers.ts';
import { satisfies } from './condition.ts';

/**
 * RJSF's view of one step: the compiled validator judges the answers, a small evaluator decides the conditions while drawing.
 * Nothing is compiled in the browser.
 */
export function stepValidator(step: Pick<FormStep, 'fields' | 'validate'>): ValidatorType<Answers> {
  return {
    isValid: (schema, answers) => satisfies(schema as unknown as JsonSchema, answers),
    rawValidation: (_schema, answers) => ({ errors: findings(step, answers) as never[] }),
    validateFormData(answers, _schema, _customValidate, transformErrors, uiSchema) {
      const errors = findings(step, answers).map(toError);
      const told = transformErrors ? transformErrors(errors, uiSchema) : errors;
      return { errors: told, errorSchema: toErrorSchema(told) };
    },
  };
}

function findings(
  { fields, validate }: Pick<FormStep, 'fields' | 'validate'>,
  answers: Answers | undefined,
): readonly ValidationFinding[] {
  return validate(cleaned(fields, answers ?? {})) ? [] : (validate.errors ?? []);
}

/** As RJSF names errors: `.address.city_id`; a missing property is named itself, not its parent. */
function toError({ instancePath, keyword, params, message, schemaPath }: ValidationFinding): RJSFValidationError {
  const path = instancePath.replaceAll('/', '.');
  const missing = typeof params['missingProperty'] === 'string' ? `.${params['missingProperty']}` : '';
  const property = `${path}${missing}`;
  return {
    name: keyword,
    params,
    property,
    message: message ?? keyword,
    stack: property,
    ...(schemaPath && { schemaPath }),
  };
}
