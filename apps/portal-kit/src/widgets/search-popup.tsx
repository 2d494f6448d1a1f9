import { useWords } from '../words.tsx';
import type { Choice } from '@tuyen/model/client';
import type { ChoiceSearch } from './use-search.ts';

/**
 * Search results in an overlay. An inline list would shift the page when it closes and move the next control away from
 * the finger. Screen readers also announce the number of results.
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
  readonly found: ChoiceSearch;
  readonly choices: readonly Choice[];
  readonly active: number;
  readonly onChoose: (choice: Choice) => void;
}) {
  const words = useWords();
  const summary = words.t(`form.search.${found.state}`, { count: choices.length });
  return (
    <>
      {/* Keeps the focus in the input when the visitor presses the mouse button on a choice. Otherwise the input would blur and the list would close before the click. */}
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
