import { InputAdornment, TextField } from '@mui/material';
import { useLayoutEffect, useRef } from 'react';
import { useInput } from 'react-admin';
import { groupThousands, parseMoney } from '../format/money.ts';
import { inputRest, type KitInputProps } from './input-props.ts';
import { InputHelp, InputTitle } from './InputTexts.tsx';

/** Whole đồng, with dots between thousands as one types: `1.234.567`. */
export function MoneyInput(props: KitInputProps & { readonly min?: number; readonly max?: number }) {
  const { source, label, helperText, resource, readOnly, disabled } = props;
  const { id, field, fieldState, isRequired } = useInput({
    ...inputRest(props),
    format: (value: unknown) => (typeof value === 'number' ? shown(value) : ''),
    parse: (typed: string) => parseMoney(typed),
  });
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number | null>(null);

  // The dots move while one types: put the caret back behind the same digit.
  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === null || !input.current) return;
    const caret = caretAfter(input.current.value, digitsBeforeCaret.current);
    input.current.setSelectionRange(caret, caret);
    digitsBeforeCaret.current = null;
  });

  return (
    <TextField
      id={id}
      name={field.name}
      className={`ra-input ra-input-${source}`}
      label={
        label === false ? '' : <InputTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      }
      value={field.value}
      inputRef={(element: HTMLInputElement | null) => {
        input.current = element;
        field.ref(element);
      }}
      onChange={(event) => {
        const { value, selectionStart } = event.target;
        digitsBeforeCaret.current = value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length;
        field.onChange(value);
      }}
      onBlur={field.onBlur}
      error={fieldState.invalid}
      helperText={<InputHelp error={fieldState.error?.message} help={helperText} />}
      disabled={disabled ?? false}
      fullWidth
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">đ</InputAdornment>, readOnly: readOnly ?? false },
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        formHelperText: { id: `${id}-helper-text` },
      }}
    />
  );
}

function shown(value: number): string {
  return `${value < 0 ? '-' : ''}${groupThousands(String(Math.abs(Math.round(value))))}`;
}

/** Where the caret stands in a grouped number behind its n-th digit. */
export function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text[at] ?? '')) seen += 1;
  }
  return text.length;
}
