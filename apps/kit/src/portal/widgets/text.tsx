import type { WidgetProps } from '@rjsf/utils';
import { transformText } from '@tuyen/model';
import type { ChangeEvent } from 'react';
import type { Answers, FormField } from '../form-page.ts';
import { describedBy, fieldOf } from '../theme/control-props.ts';
import { useWords } from '../words.tsx';

/** One line of text, several lines, or a number: with the keyboard and the autofill that suit the field. */
export function TextWidget(props: WidgetProps<Answers>) {
  const { id, name, value, required, onChange, onBlur } = props;
  const field = fieldOf(props);
  const words = useWords();
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange(read(event.target.value, field));
  const common = {
    id,
    name,
    value: value === undefined || value === null ? '' : String(value),
    onChange: change,
    onBlur: () => onBlur(id, value),
    autoComplete: field.autocomplete ?? autocompleteFor(field),
    'aria-required': required || undefined,
    ...describedBy(props),
  };
  if (field.multiline) return <textarea {...common} className="f-input" rows={4} />;
  const input = <input {...common} {...keyboardFor(field)} className={`f-input f-input-${widthFor(field)}`} />;
  if (!field.unit) return input;
  return (
    <span className="f-with-unit">
      {input}
      <span className="f-unit">{words.t(field.unit)}</span>
    </span>
  );
}

/** What a typed text means for the field; a number that is none stays text, for validation to find. */
export function read(typed: string, { kind, transform }: Pick<FormField, 'kind' | 'transform'>): unknown {
  if (typed === '') return undefined;
  if (kind === 'integer' || kind === 'year' || kind === 'decimal' || kind === 'money') {
    const number = Number(kind === 'money' ? typed.replaceAll('.', '') : typed.replace(',', '.'));
    return typed.trim() !== '' && Number.isFinite(number) ? number : typed;
  }
  // The rest waits until the answer is checked: spaces in a number help the person who types it.
  return transformText(
    [transform ?? []].flat().filter((one) => one === 'upper' || one === 'lower'),
    typed,
  );
}

function keyboardFor(field: FormField): { type: string; inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' } {
  if (field.inputMode && field.kind !== 'phone') return { type: 'text', inputMode: field.inputMode };
  if (field.kind === 'email') return { type: 'email' };
  if (field.kind === 'phone') return { type: 'tel', inputMode: 'tel' };
  if (field.kind === 'url') return { type: 'url' };
  if (field.kind === 'integer' || field.kind === 'year' || field.kind === 'money')
    return { type: 'text', inputMode: 'numeric' };
  if (field.kind === 'decimal') return { type: 'text', inputMode: 'decimal' };
  return { type: 'text' };
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  full_name: 'name',
  name: 'name',
  address: 'street-address',
  street: 'street-address',
  delivery_address: 'street-address',
};

function autocompleteFor({ kind, name }: FormField): string {
  if (kind === 'email') return 'email';
  if (kind === 'phone') return 'tel';
  return AUTOCOMPLETE[name] ?? 'off';
}

/** A field as wide as its answer says how long the answer should be. */
function widthFor({ kind, name }: FormField): 'short' | 'medium' | 'full' {
  if (kind === 'integer' || kind === 'year' || kind === 'decimal') return 'short';
  if (kind === 'phone' || kind === 'money' || name.endsWith('_number') || name.endsWith('_code')) return 'medium';
  return 'full';
}
