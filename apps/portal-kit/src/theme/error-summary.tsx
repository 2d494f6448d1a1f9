import { useEffect, useRef, type MouseEvent } from 'react';
import { useWords } from '../words.tsx';

export interface Mistake {
  /** Name of the step that contains the error. Server errors may belong to a step that is not visible. */
  readonly step: string;
  readonly field: string;
  readonly message: string;
}

/**
 * Focused summary of all mistakes at the top of a form, each linked to its field. It shrinks as mistakes are corrected
 * and shows how many are left. `round` counts the attempts to continue; each attempt moves the focus to the summary.
 */
export function ErrorSummary({
  mistakes,
  notice,
  round,
  onGo,
}: {
  readonly mistakes: readonly Mistake[];
  readonly notice?: string;
  readonly round: number;
  readonly onGo: (mistake: Mistake) => void;
}) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) box.current?.focus();
  }, [round]);
  if (mistakes.length === 0 && !notice) return null;

  const go = (event: MouseEvent, mistake: Mistake) => {
    event.preventDefault();
    onGo(mistake);
  };
  return (
    <div className="f-summary" ref={box} tabIndex={-1} role="group" aria-labelledby="f-summary-title">
      <h2 id="f-summary-title">
        {mistakes.length > 0
          ? words.t('form.summary.title', { count: mistakes.length })
          : words.t('form.summary.notice')}
      </h2>
      {notice && <p>{notice}</p>}
      {mistakes.length > 0 && (
        <ul>
          {mistakes.map((mistake) => (
            <li key={`${mistake.field} ${mistake.message}`}>
              <a href={`#f_${mistake.field}`} onClick={(event) => go(event, mistake)}>
                {mistake.message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function focusField(name: string): void {
  const control = document.getElementById(`f_${name}`);
  if (!control) return;
  (control.closest('.f-field') ?? control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}
