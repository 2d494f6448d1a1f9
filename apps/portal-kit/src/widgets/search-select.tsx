import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Answers, ChoiceSource } from '../form-page.ts';
import { useFormAround } from './form-around.tsx';
import { describedBy } from '../theme/control-props.ts';
import { useWords } from '../words.tsx';
import { choicePath, type Choice } from '@tuyen/model/client';
import { NO_QUESTION } from './no-question.tsx';
import { SearchPopup } from './search-popup.tsx';
import { useSearch, useWholeList } from './use-search.ts';

const fullLabel = ({ label, hint }: Choice): string => (hint ? `${label} · ${hint}` : label);

export function SearchSelect(props: WidgetProps<Answers> & { readonly source: ChoiceSource }) {
  const { id, name, value, required, onChange, onBlur, source } = props;
  const words = useWords();
  const { answers, needed, remember, labelOf, require } = useFormAround();
  const many = props.schema.type === 'array';
  const limit = many ? Number(props.schema.maxItems ?? Infinity) : 1;
  const chosen = (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(String);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const path = choicePath(source.path, answers, needed);
  const found = useSearch(source, path, text, open);
  // The answer was not chosen in this control, so its label is unknown. Examples are the route of a known card, or a
  // city that the user must correct. Load the label.
  const nameless = chosen.some((value) => labelOf(name, value) === undefined);
  const decides = source.requiredBy !== undefined;
  const whole = useWholeList(source, nameless || decides ? path : undefined);
  const list = whole === 'failed' ? undefined : whole;
  const mustAnswer = decides && list?.required === true;
  useEffect(() => require(name, mustAnswer), [require, name, mustAnswer]);
  useEffect(() => {
    for (const choice of list?.choices ?? []) {
      const value = String(choice.value);
      if (chosen.includes(value) && labelOf(name, value) === undefined) remember(name, value, fullLabel(choice));
    }
  });
  const choices = found.choices.filter((choice) => !chosen.includes(String(choice.value)));

  const emit = (values: readonly string[]) => onChange(many ? (values.length > 0 ? values : undefined) : values[0]);
  const choose = (choice: Choice) => {
    remember(name, String(choice.value), fullLabel(choice));
    emit([...chosen.slice(0, limit - 1), String(choice.value)]);
    setText('');
    setOpen(false);
    setActive(-1);
  };
  const takeAway = (gone: string) => {
    emit(chosen.filter((other) => other !== gone));
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setOpen(true);
      if (choices.length > 0)
        setActive((active + step + choices.length + (active < 0 && step < 0 ? 1 : 0)) % choices.length);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      const choice = choices[active] ?? (choices.length === 1 ? choices[0] : undefined);
      if (choice) choose(choice);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
    }
  };

  // Removes the answer if the answer it depends on changes, such as a district after its city.
  const asked = useRef(path);
  useEffect(() => {
    if (asked.current !== undefined && asked.current !== path && value !== undefined) onChange(undefined);
    asked.current = path;
  });

  if (decides && !required && whole !== 'failed' && (list?.choices.length ?? 0) === 0) return NO_QUESTION;
  if (path === undefined) return NO_QUESTION;
  return (
    <div className="f-search">
      <input
        ref={input}
        id={id}
        className="f-input"
        role="combobox"
        type="text"
        autoComplete="off"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-required={required || undefined}
        aria-activedescendant={open && choices[active] ? `${listId}-${active}` : undefined}
        placeholder={words.t('form.search.placeholder')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onBlur={() => {
          setOpen(false);
          onBlur(id, value);
        }}
        {...describedBy(props)}
      />
      <SearchPopup {...{ open, many, found, choices, active }} id={listId} label={props.label} onChoose={choose} />
      {chosen.length > 0 && (
        <ul className="f-chosen">
          {chosen.map((gone) => (
            <li key={gone}>
              <span>{labelOf(name, gone) ?? '…'}</span>
              <button type="button" className="f-button f-button-plain" onClick={() => takeAway(gone)}>
                {words.t('form.search.take_away')}
                <span className="f-hidden"> {labelOf(name, gone) ?? ''}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
