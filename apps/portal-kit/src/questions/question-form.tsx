import type { SyntheticEvent } from 'react';
import { ErrorSummary, focusField } from '../theme/error-summary.tsx';
import { useWords } from '../words.tsx';

export interface Question {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly keyboard?: 'tel' | 'email' | 'url';
  readonly capitals?: boolean;
}

/** Renders a form of short text questions with an error summary, without the form library. */
export function QuestionForm({
  questions,
  answers,
  mistakes,
  round,
  ready,
  ask,
  onAnswer,
  onAsk,
}: {
  readonly questions: readonly Question[];
  readonly answers: Readonly<Record<string, string>>;
  readonly mistakes: Readonly<Record<string, string>>;
  /** Number of attempts to submit the form. Each attempt moves the focus to the error summary. */
  readonly round: number;
  readonly ready: boolean;
  readonly ask: string;
  readonly onAnswer: (name: string, answer: string) => void;
  readonly onAsk: () => void;
}) {
  const words = useWords();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onAsk();
  };
  return (
    <form className="f-form question" onSubmit={submit} noValidate>
      <ErrorSummary
        mistakes={Object.entries(mistakes).map(([field, message]) => ({ step: '', field, message }))}
        round={round}
        onGo={({ field }) => focusField(field)}
      />
      {questions.map(({ name, label, hint, keyboard, capitals }) => {
        const wrong = mistakes[name];
        const described = [hint && `f_${name}-hint`, wrong && `f_${name}-error`].filter(Boolean).join(' ');
        return (
          <div key={name} className={wrong ? 'f-field f-field-wrong' : 'f-field'}>
            <label className="f-label" htmlFor={`f_${name}`}>
              {label}
            </label>
            {hint && (
              <p className="f-hint" id={`f_${name}-hint`}>
                {hint}
              </p>
            )}
            {wrong && (
              <p className="f-error" id={`f_${name}-error`}>
                <span className="f-hidden">{words.t('form.error_prefix')} </span>
                {wrong}
              </p>
            )}
            <input
              id={`f_${name}`}
              name={name}
              className="f-input f-input-medium"
              {...(keyboard && { type: keyboard })}
              autoComplete={keyboard ?? 'off'}
              autoCapitalize={capitals ? 'characters' : 'none'}
              spellCheck={false}
              value={answers[name] ?? ''}
              onChange={({ target }) => onAnswer(name, target.value)}
              aria-required
              aria-invalid={wrong ? true : undefined}
              aria-describedby={described || undefined}
            />
          </div>
        );
      })}
      <div className="f-buttons">
        {/* The button is disabled until the script has loaded, because submitting without it would put the answers into the URL. */}
        <button type="submit" className="f-button" disabled={!ready}>
          {ask}
        </button>
      </div>
    </form>
  );
}
