import type { WidgetProps } from '@rjsf/utils';
import { pluralForm, transformText } from '@tuyen/model';
import { useState, type ChangeEvent, type InputHTMLAttributes } from 'react';
import type { Answers, FormField } from '../form-page.ts';
import { describedBy, fieldOf } from '../theme/control-props.ts';
import { useWords } from '../words.tsx';

export function TextWidget(props: WidgetProps<Answers>) {
  const { id, name, value, required, onChange, onBlur } = props;
  const field = fieldOf(props);
  const words = useWords();
  // Keeps the typed text as it is. Rewriting it while typing would double letters of input methods, move the caret, and
  // prevent input such as "12,".
  const [typed, setTyped] = useState<string>();
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setTyped(target.value);
    onChange(read(target.value, field));
  };
  const stored = value === undefined || value === null ? '' : String(value);
  const common = {
    id,
    name,
    value: typed !== undefined && read(typed, field) === (value ?? undefined) ? typed : stored,
    onChange: change,
    onBlur: () => {
      setTyped(undefined);
      onBlur(id, value);
    },
    autoComplete: field.autocomplete ?? AUTOCOMPLETE[field.name] ?? 'off',
    'aria-required': required || undefined,
    ...describedBy(props),
  };
  if (field.multiline) return <textarea {...common} className="f-input" rows={4} />;
  const look = [field.transform].flat().includes('upper') ? ' f-input-upper' : '';
  const input = <input {...common} {...keyboardFor(field)} className={`f-input f-input-${widthFor(field)}${look}`} />;
  if (!field.unit) return input;
  return (
    <span className="f-with-unit">
      {input}
      <span className="f-unit">{pluralForm(words.t(field.unit), value, words.language)}</span>
    </span>
  );
}

/** Converts typed text to the field's value. An invalid number stays text, so that validation reports it. */
export function read(typed: string, { numeric, transform }: Pick<FormField, 'numeric' | 'transform'>): unknown {
  if (typed === '') return undefined;
  if (numeric) {
    const number = Number(numeric === 'money' ? typed.replaceAll('.', '') : typed.replace(',', '.'));
    return typed.trim() !== '' && Number.isFinite(number) ? number : typed;
  }
  // During typing, changes only upper and lower case. Other transformations run at validation. For example, spaces are
  // removed only then, because they help to type a long number.
  return transformText(
    [transform ?? []].flat().filter((one) => one === 'upper' || one === 'lower'),
    typed,
  );
}

/** Numbers use a text input: browsers change number inputs by mouse wheel and drop input that they cannot parse. */
function keyboardFor({
  keyboard,
  inputMode,
}: FormField): Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'> {
  if (keyboard === 'tel') return { type: 'tel', inputMode: 'tel' };
  if (inputMode) return { type: 'text', inputMode };
  if (keyboard === 'email' || keyboard === 'url') return { type: keyboard };
  return keyboard ? { type: 'text', inputMode: keyboard } : { type: 'text' };
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  full_name: 'name',
  name: 'name',
  address: 'street-address',
  street: 'street-address',
  delivery_address: 'street-address',
};

function widthFor({ width, name }: FormField): 'short' | 'medium' | 'full' {
  return width ?? (name.endsWith('_number') || name.endsWith('_code') ? 'medium' : 'full');
}
