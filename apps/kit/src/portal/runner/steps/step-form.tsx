// The package's index imports its test registry, which needs ajv.
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
import { fieldNameOf, describeErrors } from '../../validation/messages.ts';
import { stepValidator } from '../../validation/validator.ts';
import { useFormAround } from '../../widgets/form-around.tsx';
import { useWords } from '../../words.tsx';

/** Buttons outside send the form by `form={STEP_FORM}`. */
export const STEP_FORM = `${FORM_ID}-form`;

/**
 * One step, drawn by RJSF. It has no children, and its props change with the answers alone: RJSF takes any other change as a
 * reset by the parent, and drops what was just typed.
 *
 * Nothing is reported before the first attempt to continue. From then on a changed answer loses its error at once, and is validated
 * again with the next attempt: validation on blur would move the page while somebody taps.
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
  /** What the server found wrong, by field; a field's entry goes when its answer changes. */
  readonly refused: Readonly<Record<string, string>>;
  readonly onAnswers: (answers: Answers) => void;
  readonly onMistakes: (mistakes: readonly Mistake[]) => void;
  readonly onDone: () => void;
}) {
  const words = useWords();
  const validator = useMemo(() => stepValidator(step), [step]);
  const { controls } = useFormAround();
  // The same object until another field is asked for: RJSF takes a new one as a reset.
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
      transformErrors={(errors) => describeErrors(errors, step.fields, words)}
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
