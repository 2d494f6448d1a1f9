import { useContext, useMemo, useState } from 'react';
import { useCaptcha } from '../captcha/use-captcha.ts';
import type { Answers, FormPage } from '../form-page.ts';
import { useClient } from '../http/context.tsx';
import { ErrorSummary, focusField, type Mistake } from '../theme/error-summary.tsx';
import { payload, quotable } from '../validation/answers.ts';
import { useWords } from '../words.tsx';
import type { TypedControl } from './draft/adopt.ts';
import { FormAroundContext } from '../widgets/form-around.tsx';
import { ControlsContext } from '../widgets/controls.ts';
import type { KindControls } from '../widgets/kind.tsx';
import { firstOpenStep } from './draft/defaults.ts';
import { randomKey } from '@tuyen/model/client';
import { useAddress } from '../hooks/use-address.ts';
import { draftLinkIn } from './keep/draft-link.ts';
import { KeepAnswers } from './keep/keep-answers.tsx';
import { ResumeAnswers } from './keep/resume-answers.tsx';
import { LastStep } from './last-step.tsx';
import { Progress } from './steps/progress.tsx';
import { QuoteBox } from './quote/quote-box.tsx';
import { mistakesOf, sendFailureOf, sendForm } from './sending/send.ts';
import { STEP_FORM, StepForm } from './steps/step-form.tsx';
import { shownSteps } from './steps/shown-steps.ts';
import { questionSteps, reviewStep, stepAt } from './steps/steps.ts';
import { countUploads } from './sending/count-uploads.ts';
import { useDraft } from './draft/use-draft.ts';
import { useFormAroundValue } from './use-form-around.ts';
import { useNeeded } from './use-needed.ts';
import { useQuote } from './quote/use-quote.ts';
import { useSending } from './sending/use-sending.ts';
import { useSteps } from './steps/use-steps.ts';
import { useErrorTitle } from './use-title.ts';

export interface FormRunnerProps {
  readonly page: FormPage;
  readonly typed?: readonly TypedControl[];
  /**
   * Answers that the page provides, for example an ID from the address or a choice from a list. If the page passes a
   * new object, its values replace the visitor's answers again.
   */
  readonly given?: Answers;
  /** Suggested answers, such as the answers of an earlier form. The visitor's own answers take precedence. */
  readonly suggested?: Answers;
  /** Values that the form sends with the answers but does not ask for, such as the sender and the card. */
  readonly fixed?: Answers;
  readonly pricedFor?: Answers;
  /**
   * Values that are already known, so that the form does not ask for them. The form uses them in addition to the
   * answers, for example to request lists of choices.
   */
  readonly facts?: Answers;
  /**
   * Input controls for custom field kinds, by kind name. Defaults to the controls of the form definition. Pass the same
   * object in every render.
   */
  readonly controls?: KindControls;
  readonly sendLabel?: string;
  /** Called after success with the server's response and the sent answers. Usually navigates away. */
  readonly onSent: (answer: unknown, sent: Answers) => void;
}

interface Reported {
  readonly mistakes: readonly Mistake[];
  readonly notice: string;
  /** Number of attempts to submit the form. Each attempt moves the focus to the error summary. */
  readonly round: number;
}

const NOTHING_REPORTED: Reported = { mistakes: [], notice: '', round: 0 };
const NONE: readonly TypedControl[] = [];
const NOTHING: Readonly<Record<string, never>> = {};

const messagesOf = (mistakes: readonly Mistake[]): Readonly<Record<string, string>> =>
  Object.fromEntries(mistakes.map(({ field, message }) => [field, message]));

/** Renders the form of a flow with its steps, review, price and draft, and sends the answers. */
export function FormRunner({
  page: form,
  typed = NONE,
  given = NOTHING,
  suggested = NOTHING,
  fixed = NOTHING,
  pricedFor = NOTHING,
  facts = NOTHING,
  controls,
  sendLabel = 'form.send.label',
  onSent,
}: FormRunnerProps) {
  const words = useWords();
  const client = useClient();
  const captcha = useCaptcha();
  const { page, require } = useNeeded(form);
  const steps = useMemo(() => questionSteps(page), [page]);
  const { draft, ready, restored, change, adopt, startOver, forget, share } = useDraft(page, typed, given, suggested);
  const { answers } = draft;
  const open = useMemo(() => firstOpenStep(page, answers), [page, answers]);
  const { at: chosen, go, heading } = useSteps(page, ready, open);
  const address = useAddress();
  const link = page.keep?.linkHours === undefined ? undefined : draftLinkIn(address?.hash ?? '');
  const shownOf = shownSteps(steps, answers);
  const at = shownOf.from(chosen);
  const { sending, run } = useSending();
  const priced = quotable(page, answers);
  const quote = useQuote(page.submit.quote, Object.keys(priced).length > 0 ? { ...pricedFor, ...priced } : priced);
  const own = useContext(ControlsContext);
  const [uploads] = useState(countUploads);
  const around = useFormAroundValue(page, draft, facts, change, require, uploads, controls ?? own, words);
  const [reported, setReported] = useState<Reported>(NOTHING_REPORTED);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>(NOTHING);
  const [reviewed, setReviewed] = useState(false);
  const [resumed, setResumed] = useState('');
  const step = steps[at];
  const shown = step ?? reviewStep(page);
  useErrorTitle(reported.mistakes.length > 0 || reported.notice !== '');

  const onAnswers = (next: Answers) => {
    const same = (field: string) => next[field] === answers[field];
    setRefused((now) => Object.fromEntries(Object.entries(now).filter(([field]) => same(field))));
    setReported((now) => ({ ...now, mistakes: now.mistakes.filter(({ field }) => same(field)) }));
    change((now) => ({ ...now, answers: next }));
  };
  const notYet = () =>
    setReported(({ round }) => ({ mistakes: [], notice: words.t('form.upload.pending'), round: round + 1 }));
  // While a file is uploading, shows a notice instead of the errors, because the file is not missing.
  const onMistakes = (mistakes: readonly Mistake[]) =>
    uploads.pending() ? notYet() : setReported(({ round }) => ({ mistakes, notice: '', round: round + 1 }));
  const move = (to: number, field?: string) => {
    setReported(NOTHING_REPORTED);
    const next = shownOf.from(to);
    if (next === steps.length) setReviewed(true);
    go(next, field);
  };
  const goOn = () => {
    if (uploads.pending()) return notYet();
    // The server refuses an answer of this step or an earlier one, so the order could not be sent.
    const early = quote.state === 'refused' ? mistakesOf(quote.errors, page, words) : [];
    const known = early.filter((mistake) => (stepAt(page, mistake.step) ?? at) <= at);
    if (known.length > 0) {
      setRefused(messagesOf(known));
      return onMistakes(known);
    }
    // A visitor who opened a step from the review returns to the review. Valid steps in between are skipped.
    move(reviewed ? Math.max(open, at + (open <= at ? 1 : 0)) : at + 1);
  };
  const goTo = ({ step: name, field }: Mistake) => {
    const index = stepAt(page, name) ?? at;
    if (index === at) focusField(field);
    else go(index, field);
  };
  const send = () =>
    run(async () => {
      setReported(NOTHING_REPORTED);
      try {
        const storeAttempt = (attempt: NonNullable<typeof draft.attempt>) => change((now) => ({ ...now, attempt }));
        const tools = { client, takeCaptcha: captcha.take, newKey: randomKey, storeAttempt };
        const answer = await sendForm(page, answers, fixed, draft.attempt, tools);
        forget();
        onSent(answer, payload(page, answers));
        return true;
      } catch (error) {
        const refusal = sendFailureOf(error, page, words);
        setRefused(messagesOf(refusal.mistakes));
        setReported((now) => ({ ...refusal, round: now.round + 1 }));
        return false;
      }
    });

  const titleOf = (index: number) => words.t((steps[index] ?? reviewStep(page))?.title ?? 'form.review.title');
  const titles = [...shownOf.indexes, steps.length].map(titleOf);
  const previous = shownOf.before(at);
  const common = { answers, refused, onAnswers, onMistakes };
  return (
    <FormAroundContext value={around}>
      <div className="f-run">
        {steps.length > 0 && (
          <Progress
            titles={titles}
            at={shownOf.position(at)}
            reached={shownOf.position(Math.min(open, reviewed ? steps.length : at))}
            onGo={(position) => move(shownOf.indexes[position] ?? steps.length)}
          />
        )}
        <div className="f-columns">
          <div className="f-main">
            {link && resumed !== link.id && (
              <ResumeAnswers
                link={link}
                onResume={(from, isShared) => {
                  if (isShared) share();
                  adopt(from);
                  setResumed(link.id);
                  go(firstOpenStep(page, from.answers));
                }}
              />
            )}
            {restored && previous === undefined && (
              <p className="f-restored">
                {words.t('form.restored')}{' '}
                <button type="button" className="f-button f-button-plain" onClick={startOver}>
                  {words.t('form.start_over')}
                </button>
              </p>
            )}
            <ErrorSummary {...reported} onGo={goTo} />
            <h2 ref={heading} tabIndex={-1} className="f-heading">
              {titleOf(at)}
            </h2>
            {shown?.intro && <p className="f-intro">{words.t(shown.intro)}</p>}
            {step ? (
              <>
                <StepForm key={step.name} step={step} {...common} onDone={goOn} />
                <div className="f-buttons">
                  {/* The button is disabled until the script has loaded, because submitting without it would put the answers into the URL. */}
                  <button type="submit" form={STEP_FORM} className="f-button" disabled={!ready}>
                    {words.t('form.continue')}
                  </button>
                  {previous !== undefined && (
                    <button type="button" className="f-button f-button-second" onClick={() => move(previous)}>
                      {words.t('form.back')}
                    </button>
                  )}
                </div>
              </>
            ) : (
              <LastStep
                {...{ page, captcha, sending, sendLabel, ...common }}
                {...(quote.state === 'loaded' && {
                  total: quote.quote.total,
                  currency: quote.quote.currency,
                  stale: quote.stale,
                })}
                onChange={move}
                {...(previous !== undefined && { onBack: () => move(previous) })}
                onSend={() => (uploads.pending() ? notYet() : send())}
              />
            )}
            {page.keep && (
              <KeepAnswers
                {...{ page, draft }}
                onShare={share}
                onStartOver={() => {
                  startOver();
                  go(0);
                }}
              />
            )}
          </div>
          {page.submit.quote && <QuoteBox quote={quote} />}
        </div>
      </div>
    </FormAroundContext>
  );
}
