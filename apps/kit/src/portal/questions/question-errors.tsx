import { useEffect, useRef } from 'react';
import { useWords } from '../words.tsx';

/** What is wrong with the questions' answers, with the focus, each line leading to its field. */
export function QuestionErrors({
  mistakes,
  round,
}: {
  readonly mistakes: Readonly<Record<string, string>>;
  readonly round: number;
}) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (round > 0) box.current?.focus();
  }, [round]);
  const wrong = Object.entries(mistakes);
  if (wrong.length === 0) return null;
  return (
    <div className="f-summary" ref={box} tabIndex={-1} role="group" aria-labelledby="f-summary-title">
      <h2 id="f-summary-title">{words.t('form.summary.title', { count: wrong.length })}</h2>
      <ul>
        {wrong.map(([field, message]) => (
          <li key={field}>
            <a
              href={`#f_${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`f_${field}`)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
