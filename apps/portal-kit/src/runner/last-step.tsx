import { CaptchaButton } from '../captcha/captcha-button.tsx';
import type { Captcha } from '../captcha/use-captcha.ts';
import type { Answers, FormPage } from '../form-page.ts';
import type { Mistake } from '../theme/error-summary.tsx';
import { useWords } from '../words.tsx';
import { Review } from './steps/review.tsx';
import { SendBar } from './send-bar.tsx';
import { STEP_FORM, StepForm } from './steps/step-form.tsx';
import { questionSteps, reviewStep } from './steps/steps.ts';
import type { SendingState } from './sending/use-sending.ts';

export function LastStep({
  page,
  answers,
  refused,
  captcha,
  sending,
  sendLabel,
  total,
  stale,
  currency,
  onAnswers,
  onMistakes,
  onChange,
  onBack,
  onSend,
}: {
  readonly page: FormPage;
  readonly answers: Answers;
  readonly refused: Readonly<Record<string, string>>;
  readonly captcha: Captcha;
  readonly sending: SendingState;
  readonly sendLabel: string;
  readonly total?: number;
  /** The total of the current answers is not known yet. */
  readonly stale?: boolean;
  readonly currency?: unknown;
  readonly onAnswers: (answers: Answers) => void;
  readonly onMistakes: (mistakes: readonly Mistake[]) => void;
  readonly onChange: (step: number) => void;
  readonly onBack?: () => void;
  readonly onSend: () => void;
}) {
  const words = useWords();
  const step = reviewStep(page);
  return (
    <>
      <Review steps={questionSteps(page)} answers={answers} onChange={onChange} />
      {step ? (
        <StepForm {...{ step, answers, refused, onAnswers, onMistakes }} onDone={onSend} />
      ) : (
        <form
          id={STEP_FORM}
          onSubmit={(event) => {
            event.preventDefault();
            onSend();
          }}
        />
      )}
      {page.submit.captcha && <CaptchaButton captcha={captcha} />}
      {total !== undefined && (
        <p className="f-send-total">
          {words.t('form.quote.total')} <strong>{stale ? '…' : words.formats.money(total, currency)}</strong>
        </p>
      )}
      <SendBar sending={sending} label={sendLabel} {...(onBack && { onBack })} />
    </>
  );
}
