// Imports a file of the package directly, because the package's index also imports a test registry, which requires ajv.
import RjsfForm, { type IChangeEvent } from '@rjsf/core/lib/components/Form.js';
import type { RJSFValidationError } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Answers, FormStep } from '../../form-page.ts';
import type { Mistake } from '../../theme/error-summary.tsx';
import { FORM_ID } from '../../theme/ids.ts';
import { templates } from '../../theme/index.ts';
import { drawnSchema } from './drawn-schema.ts';
import { stepUiSchema } from './step-ui-schema.ts';
import { askedFields } from '../../validation/answers.ts';
import { errorsOfAskable } from '../../validation/askable.ts';
import { fieldNameOf, describeErrors } from '../../validation/messages.ts';
import { stepValidator } from '../../validation/validator.ts';
import { useFormAround } from '../../widgets/form-around.tsx';
import { useWords } from '../../words.tsx';

/** ID of the form. External buttons submit it with `form={STEP_FORM}`. */
export const STEP_FORM = `${FORM_ID}-form`;

/**
 * Renders one step with RJSF. The form gets no child elements, and its props change only with the answers: RJSF treats
 * any other change as a reset and discards recent input.
 *
 * Errors appear only after the first attempt to continue. From then on, a changed answer loses its error at once and is
 * validated again on the next attempt. Validation on blur would move the page under a tap.
 */
export function StepForm({
  step,
  answers,
  refused,
  onAnswers,
  onMistakes,
  onDone,
}: {
  readonly step: FormStep;
  readonly answers: Answers;
  readonly refused: Readonly<Record<string, string>>;
  readonly onAnswers: (answers: Answers) => void;
  readonly onMistakes: (mistakes: readonly Mistake[]) => void;
  readonly onDone: () => void;
}) {
  const words = useWords();
  const validator = useMemo(() => stepValidator(step), [step]);
  const around = useFormAround();
  const { controls } = around;
  // Keeps the identity of the schema until the visible fields change, because RJSF treats a new schema object as a
  // reset.
  const asked = askedFields(step, answers)
    .map(({ name }) => name)
    .join();
  const schema = useMemo(() => drawnSchema(step.fields, asked.split(',')), [step, asked]);
  const uiSchema = useMemo(() => stepUiSchema(step, words, controls), [step, words, controls]);
  const extraErrors = useMemo(
    () =>
      Object.fromEntries(
        step.fields.flatMap(({ name }) => (refused[name] === undefined ? [] : [[name, { __errors: [refused[name]] }]])),
      ),
    [step, refused],
  );
  const mistakes = (errors: readonly RJSFValidationError[]) =>
    errors.map((error) => ({ step: step.name, field: fieldNameOf(error), message: error.message ?? '' }));

  return (
    <RjsfForm<Answers>
      id={STEP_FORM}
      idPrefix={FORM_ID}
      className="f-form"
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      templates={templates}
      formData={answers}
      extraErrors={extraErrors}
      transformErrors={(errors) => describeErrors(errorsOfAskable(errors, step.fields, around), step.fields, words)}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: 'never' },
        emptyObjectFields: 'skipDefaults',
      }}
      noHtml5Validate
      showErrorList={false}
      onChange={({ formData }: IChangeEvent<Answers>) => onAnswers(formData ?? {})}
      onError={(errors) => onMistakes(mistakes(errors))}
      onSubmit={onDone}
    />
  );
}
