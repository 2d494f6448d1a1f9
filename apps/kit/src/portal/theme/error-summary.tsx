import { useEffect, useRef, type MouseEvent } from 'react';
import { useWords } from '../words.tsx';

export interface Mistake {
  /** The step's name; an error of the server may belong to another step than the one shown. */
  readonly step: string;
  readonly field: string;
  readonly message: string;
}

/**
 * What is wrong, all of it, at the top and with the focus: each line leads to its field. It shrinks while mistakes are corrected and
 * says how many are left; `round` counts the attempts to go on, each of which brings the focus back.
 */
export function ErrorSummary({
  mistakes,
  notice,
  round,
  heading: Heading = 'h3',
  onGo,
}: {
  readonly mistakes: readonly Mistake[];
  /** A sentence of the server's that belongs to no field, shown as it is. */
  readonly notice?: string;
  readonly round: number;
  /** Its level, by where it is. */
  readonly heading?: 'h2' | 'h3';
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
      <Heading id="f-summary-title">
        {mistakes.length > 0
          ? words.t('form.summary.title', { count: mistakes.length })
          : words.t('form.summary.notice')}
      </Heading>
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

/** Brings a field into view, its label included, and the cursor into it. */
export function focusField(name: string): void {
  const control = document.getElementById(`f_${name}`);
  if (!control) return;
  (control.closest('.f-field') ?? control).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
}
