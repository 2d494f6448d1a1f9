import { useWords } from '../words.tsx';
import type { Choice } from '../../core/choices/choice-rows.ts';
import type { Found } from './use-search.ts';

/**
 * What was found, over the page and not in it: a list that pushed the page down would pull the next control from under the
 * finger when it closes. How many there are is read out by screen readers as well.
 */
export function SearchPopup({
  id,
  label,
  open,
  many,
  found,
  choices,
  active,
  onChoose,
}: {
  readonly id: string;
  readonly label: string;
  readonly open: boolean;
  readonly many: boolean;
  readonly found: Found;
  readonly choices: readonly Choice[];
  readonly active: number;
  readonly onChoose: (choice: Choice) => void;
}) {
  const words = useWords();
  const summary = words.t(`form.search.${found.state}`, { count: choices.length });
  return (
    <>
      {/* A press must not take the focus from the input: that would close the list before the click. */}
      <div className="f-popup" hidden={!open} onMouseDown={(event) => event.preventDefault()}>
        <ul id={id} role="listbox" aria-label={label} aria-multiselectable={many || undefined}>
          {choices.map((choice, index) => (
            <li
              key={String(choice.value)}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              onClick={() => onChoose(choice)}
            >
              {choice.label}
              {choice.hint && <span className="f-choice-hint">{choice.hint}</span>}
            </li>
          ))}
        </ul>
        <p className="f-status">
          <span aria-hidden="true">{summary}</span>{' '}
          {found.state === 'failed' && (
            <button type="button" className="f-button f-button-plain" onClick={found.again}>
              {words.t('form.again')}
            </button>
          )}
        </p>
      </div>
      <p className="f-hidden" role="status">
        {open && summary}
      </p>
    </>
  );
}
