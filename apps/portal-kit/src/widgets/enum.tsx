import type { WidgetProps } from '@rjsf/utils';
import { selectableValues } from '@tuyen/model';
import { useEffect } from 'react';
import type { Answers, FormField } from '../form-page.ts';
import { useFormAround } from './form-around.tsx';
import { describedBy, fieldOf } from '../theme/control-props.ts';
import { useWords, type Words } from '../words.tsx';
import type { Choice } from '@tuyen/model/client';
import { Checkboxes, Dropdown, Radios } from './choice-list.tsx';

/** Maximum number of choices shown as radios or checkboxes. More choices become a dropdown. */
export const OPEN_CHOICES = 7;

export function enumChoices(field: FormField, words: Words, answers: Answers): Choice[] {
  const { enum: name, values = [], choices = [] } = field;
  const selectable = selectableValues(choices, values, answers).filter((value) => value !== null);
  return selectable.map((value) => {
    const hint = `form.choice_hints.${name}.${value}`;
    return {
      value,
      label: words.t(`enums.${name}.${value}`),
      ...(words.has(hint) && { hint: words.t(hint) }),
    };
  });
}

export function EnumWidget(props: WidgetProps<Answers>) {
  const { id, name, value, required = false, onChange, onBlur } = props;
  const words = useWords();
  const { answers } = useFormAround();
  const choices = enumChoices(fieldOf(props), words, answers);
  const stale = value !== undefined && !choices.some((choice) => choice.value === value);
  useEffect(() => {
    if (stale) onChange(undefined);
  });
  if (choices.length <= OPEN_CHOICES) {
    const described = describedBy(props);
    return <Radios {...{ id, name, choices, described, value }} onChange={(chosen) => onChange(chosen)} />;
  }
  return (
    <Dropdown
      {...{ id, name, choices, value, required }}
      described={describedBy(props)}
      placeholder={words.t('form.choose')}
      onChange={(chosen) => onChange(chosen)}
      onBlur={() => onBlur(id, value)}
    />
  );
}

export function EnumListWidget(props: WidgetProps<Answers>) {
  const { id, name, value, onChange } = props;
  const { answers } = useFormAround();
  const choices = enumChoices(fieldOf(props), useWords(), answers);
  const values: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Checkboxes
      {...{ id, name, choices, values }}
      described={describedBy(props)}
      onChange={(chosen) => onChange(chosen)}
    />
  );
}

export function BooleanWidget(props: WidgetProps<Answers>) {
  const { id, name, value, onChange, label, required } = props;
  const words = useWords();
  return (
    <label className="f-choice">
      <input
        type="checkbox"
        id={id}
        name={name}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked || undefined)}
        aria-required={required || undefined}
        {...describedBy(props)}
      />
      <span>
        {label}
        {!required && <span className="f-optional"> {words.t('form.optional')}</span>}
      </span>
    </label>
  );
}
