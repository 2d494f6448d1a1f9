import type { WidgetProps } from '@rjsf/utils';
import { type Formats, pluralForm, transformText } from '@tuyen/model';
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
    onChange(read(target.value, field, words.formats));
  };
  const stored = storedText(value, field, words.formats);
  const common = {
    id,
    name,
    value: typed !== undefined && read(typed, field, words.formats) === (value ?? undefined) ? typed : stored,
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
  const input = (
    <input {...common} {...keyboardFor(field, words.formats)} className={`f-input f-input-${widthFor(field)}${look}`} />
  );
  if (!field.unit) return input;
  return (
    <span className="f-with-unit">
      {input}
      <span className="f-unit">{pluralForm(words.t(field.unit), value, words.language)}</span>
    </span>
  );
}

/** Converts typed text to the field's value. An invalid number stays text, so that validation reports it. */
export function read(
  typed: string,
  { numeric, transform }: Pick<FormField, 'numeric' | 'transform'>,
  formats: Formats,
): unknown {
  if (typed === '') return undefined;
  if (numeric) {
    const number =
      numeric === 'money'
        ? inSmallestUnit(formats.readNumber(typed), formats.currency().minorUnit)
        : Number(formats.region.numbers.decimal === ',' ? typed.replace(',', '.') : typed.replaceAll(',', ''));
    return typed.trim() !== '' && Number.isFinite(number) ? number : typed;
  }
  // During typing, changes only upper and lower case. Other transformations run at validation. For example, spaces are
  // removed only then, because they help to type a long number.
  return transformText(
    [transform ?? []].flat().filter((one) => one === 'upper' || one === 'lower'),
    typed,
  );
}

/** Converts 19.9 to 1990, without the error of binary fractions. */
function inSmallestUnit(amount: number | null, minorUnit: number): number {
  return amount === null ? Number.NaN : Number((amount * 10 ** minorUnit).toFixed(MOST_DECIMALS));
}

/** Number of decimals up to which an amount is exact. Validation rejects amounts with a fraction of the smallest unit. */
const MOST_DECIMALS = 3;

/** Returns the text in which a value is edited: 1990 cents as `19.90`. */
function storedText(value: unknown, { numeric }: FormField, formats: Formats): string {
  if (value === undefined || value === null) return '';
  if (numeric !== 'money' || typeof value !== 'number') return String(value);
  const { minorUnit } = formats.currency();
  return (value / 10 ** minorUnit).toFixed(minorUnit).replace('.', formats.region.numbers.decimal);
}

/** Numbers use a text input: browsers change number inputs by mouse wheel and drop input that they cannot parse. */
function keyboardFor(
  { keyboard, inputMode, numeric }: FormField,
  formats: Formats,
): Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'> {
  if (keyboard === 'tel') return { type: 'tel', inputMode: 'tel' };
  if (inputMode) return { type: 'text', inputMode };
  if (numeric === 'money' && formats.currency().minorUnit > 0) return { type: 'text', inputMode: 'decimal' };
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
