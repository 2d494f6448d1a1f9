import type { WidgetProps } from '@rjsf/utils';
import { useEffect, useRef } from 'react';
import type { Answers, ChoiceSource } from '../form-page.ts';
import { useFormAround } from './form-around.tsx';
import { describedBy, fieldOf } from '../theme/control-props.ts';
import { useWords } from '../words.tsx';
import type { Choice } from '@tuyen/model/client';
import { Checkboxes, Dropdown, Radios } from './choice-list.tsx';
import { OPEN_CHOICES } from './enum.tsx';
import { NO_QUESTION } from './no-question.tsx';
import { SearchSelect } from './search-select.tsx';
import { useChoices } from './use-choices.ts';

export function ReferenceWidget(props: WidgetProps<Answers>) {
  const { options } = fieldOf(props);
  if (!options) return null;
  return options.search ? (
    <SearchSelect {...props} source={options} />
  ) : (
    <LoadedReference {...props} source={options} />
  );
}

function LoadedReference(props: WidgetProps<Answers> & { readonly source: ChoiceSource }) {
  const { id, name, value, required = false, onChange, onBlur, source } = props;
  const words = useWords();
  const { labelOf, remember, require } = useFormAround();
  const choices = useChoices(source);
  const many = props.schema.type === 'array';

  const needed = choices.state === 'ready' && choices.required;
  useEffect(() => require(name, needed), [require, name, needed]);

  const available = choices.state === 'ready' ? choices.value.filter((choice) => !choice.disabled) : undefined;
  const stale =
    available !== undefined && value !== undefined && !many && !available.some((choice) => choice.value === value);
  // Replaces a stale answer in one change. RJSF queues changes: a removal that is still queued would undo the
  // replacement, and the two would alternate forever.
  const open = !many && available !== undefined && (stale || value === undefined);
  const fitting = open ? (required ? initialChoice(available)?.value : undefined) : value;
  useEffect(() => {
    if (fitting !== value) onChange(fitting);
  });
  // Stores the label of an answer that was not chosen in this control. For example, the visitor chose the answer in a
  // list above the form.
  const named = available?.find((choice) => choice.value === value);
  useEffect(() => {
    if (named && labelOf(name, String(named.value)) !== named.label) remember(name, String(named.value), named.label);
  });

  // Moves the focus to the choices, because the retry button disappears when the response arrives.
  const askedAgain = useRef(false);
  const { state } = choices;
  useEffect(() => {
    if (!askedAgain.current) return;
    document.getElementById(id)?.focus();
    if (state !== 'loading') askedAgain.current = false;
  }, [id, state]);
  const again = () => {
    askedAgain.current = true;
    choices.again();
  };

  // The error summary links to this ID, so the placeholder has it while the choices are not loaded yet.
  if (choices.state === 'waiting') return NO_QUESTION;
  if (choices.state === 'loading') {
    if (!required) return NO_QUESTION;
    return (
      <p id={id} tabIndex={-1} className="f-status f-busy">
        {words.t('form.choices.loading')}
      </p>
    );
  }
  if (choices.state === 'failed') {
    return (
      <p className="f-status">
        {words.t('form.choices.failed')}{' '}
        <button type="button" id={id} className="f-button f-button-plain" onClick={again}>
          {words.t('form.again')}
        </button>
      </p>
    );
  }
  if (choices.value.length === 0) {
    if (!required) return NO_QUESTION;
    return (
      <p id={id} tabIndex={-1} className="f-status">
        {words.t('form.choices.none')}
      </p>
    );
  }
  const described = describedBy(props);
  if (many) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [];
    const chooseAll = (chosen: readonly Choice['value'][]) => {
      for (const choice of choices.value) remember(name, String(choice.value), choice.label);
      onChange(chosen);
    };
    return <Checkboxes {...{ id, name, described, values }} choices={choices.value} onChange={chooseAll} />;
  }
  const choose = (chosen: Choice['value'] | undefined) => onChange(chosen);
  if (choices.value.length <= OPEN_CHOICES) {
    return <Radios {...{ id, name, described, value }} choices={choices.value} onChange={choose} />;
  }
  return (
    <Dropdown
      {...{ id, name, described, value, required }}
      choices={choices.value}
      label={props.label}
      placeholder={words.t('form.choose')}
      onChange={choose}
      onBlur={() => onBlur(id, value)}
    />
  );
}

function initialChoice(available: readonly Choice[]): Choice | undefined {
  return available.length === 1 ? available[0] : available.find(({ suggested }) => suggested);
}
