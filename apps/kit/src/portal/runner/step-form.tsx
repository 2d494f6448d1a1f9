import RjsfForm, { type IChangeEvent } from '@rjsf/core';
import type { RJSFSchema, RJSFValidationError } from '@rjsf/utils';
import { useMemo, useState, type ReactNode } from 'react';
import type { Answers, FormStep } from '../form-page.ts';
import type { Mistake } from '../theme/error-summary.tsx';
import { FORM_ID } from '../theme/ids.ts';
import { templates } from '../theme/index.ts';
import { stepUiSchema } from '../theme/ui-schema.ts';
import { fieldNameOf, tellErrors } from '../validation/messages.ts';
import { stepValidator } from '../validation/validator.ts';
import { useWords } from '../words.tsx';

/**
 * One step, drawn by RJSF. Nothing is called wrong before a person has tried to go on; from then on each field is judged again
 * when it is left.
 */
export function StepForm({
  step,
  answers,
  refused,
  onAnswers,
  onMistakes,
  onDone,
  children,
}: {
  readonly step: FormStep;
  readonly answers: Answers;
  /** What the server found wrong, by field; a field's entry goes when its answer changes. */
  readonly refused: Readonly<Record<string, string>>;
  readonly onAnswers: (answers: Answers) => void;
  readonly onMistakes: (mistakes: readonly Mistake[], attempted: boolean) => void;
  readonly onDone: () => void;
  readonly children: ReactNode;
}) {
  const words = useWords();
  const [attempted, setAttempted] = useState(false);
  const validator = useMemo(() => stepValidator(step.validate), [step]);
  const uiSchema = useMemo(() => stepUiSchema(step, words), [step, words]);
  const extraErrors = useMemo(
    () =>
      Object.fromEntries(
        step.fields.flatMap(({ name }) => (refused[name] === undefined ? [] : [[name, { __errors: [refused[name]] }]])),
      ),
    [step, refused],
  );
  const mistakes = (errors: readonly RJSFValidationError[]) =>
    errors.map((error) => ({ step: step.name, field: fieldNameOf(error), message: error.message ?? '' }));

  const change = ({ formData, errors }: IChangeEvent<Answers>) => {
    onAnswers(formData ?? {});
    if (attempted) onMistakes(mistakes(errors), false);
  };
  return (
    <RjsfForm<Answers>
      id={`${FORM_ID}-form`}
      idPrefix={FORM_ID}
      className="f-form"
      schema={step.schema as unknown as RJSFSchema}
      uiSchema={uiSchema}
      validator={validator}
      templates={templates}
      formData={answers}
      extraErrors={extraErrors}
      transformErrors={(errors) => tellErrors(errors, step.fields, words)}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: 'never' },
        emptyObjectFields: 'skipDefaults',
      }}
      noHtml5Validate
      showErrorList={false}
      liveValidate={attempted ? 'onBlur' : false}
      onChange={change}
      onError={(errors) => {
        setAttempted(true);
        onMistakes(mistakes(errors), true);
      }}
      onSubmit={onDone}
    >
      {children}
    </RjsfForm>
  );
}
