import type { Choice } from '@tuyen/model/client';
import { describedBy } from '../theme/control-props.ts';
import { useRadioGroup } from '../theme/group.tsx';

export interface ChoiceListProps {
  readonly id: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly described: ReturnType<typeof describedBy>;
}

/**
 * Radios for a few choices. They turn the surrounding field into a radio group. The first radio has the field's ID, so
 * that links in the error summary reach it.
 */
export function Radios({
  id,
  name,
  choices,
  described,
  value,
  onChange,
}: ChoiceListProps & { readonly value: unknown; readonly onChange: (value: Choice['value']) => void }) {
  useRadioGroup();
  return (
    <div className="f-choices">
      {choices.map((choice, index) => (
        <label key={String(choice.value)} className="f-choice">
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={String(choice.value)}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
            {...described}
          />
          <span>
            {choice.label}
            {choice.hint && <span className="f-choice-hint">{choice.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}

export function Checkboxes({
  id,
  name,
  choices,
  described,
  values,
  onChange,
}: ChoiceListProps & {
  readonly values: readonly unknown[];
  readonly onChange: (values: readonly Choice['value'][]) => void;
}) {
  const toggle = (toggled: Choice['value']) =>
    onChange(choices.map(({ value }) => value).filter((value) => values.includes(value) !== (value === toggled)));
  return (
    <div className="f-choices">
      {choices.map((choice, index) => (
        <label key={String(choice.value)} className="f-choice">
          <input
            type="checkbox"
            id={index === 0 ? id : `${id}-${index}`}
            name={name}
            value={String(choice.value)}
            checked={values.includes(choice.value)}
            onChange={() => toggle(choice.value)}
            {...described}
          />
          <span>
            {choice.label}
            {choice.hint && <span className="f-choice-hint">{choice.hint}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}

/** Native select, because it works best on phones. */
export function Dropdown({
  id,
  name,
  choices,
  described,
  value,
  label,
  placeholder,
  required,
  onChange,
  onBlur,
}: ChoiceListProps & {
  readonly value: unknown;
  /** Accessible label. Required if the visible label is a legend, which does not label the control itself. */
  readonly label?: string;
  readonly placeholder: string;
  readonly required: boolean;
  readonly onChange: (value: Choice['value'] | undefined) => void;
  readonly onBlur: () => void;
}) {
  return (
    <select
      id={id}
      name={name}
      aria-label={label}
      className="f-input f-select"
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => onChange(choices.find((choice) => String(choice.value) === target.value)?.value)}
      onBlur={onBlur}
      aria-required={required || undefined}
      {...described}
    >
      <option value="">{placeholder}</option>
      {choices.map((choice) => (
        <option key={String(choice.value)} value={String(choice.value)} disabled={choice.disabled}>
          {choice.hint ? `${choice.label} (${choice.hint})` : choice.label}
        </option>
      ))}
    </select>
  );
}
