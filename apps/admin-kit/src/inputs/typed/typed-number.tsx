import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { useLayoutEffect, useRef, useState, type CompositionEvent } from 'react';
import { groupTyped } from '../../format/number.ts';
import { useFormats } from '../../format/use-formats.ts';
import { isComposing, type TextElement } from './composing.ts';

export type TypedNumberProps = Pick<
  TextFieldProps,
  'className' | 'disabled' | 'error' | 'helperText' | 'label' | 'size'
> & {
  readonly id: string;
  readonly name?: string;
  readonly value: unknown;
  readonly onChange: (value: number | null) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: (element: HTMLInputElement | null) => void;
  readonly decimals?: number | undefined;
  /** Minimum value. If it is 0 or more, the user cannot type a minus sign. */
  readonly min?: number | undefined;
  readonly plain?: boolean | undefined;
  readonly affixes?: { readonly prefix?: string | undefined; readonly suffix?: string | undefined } | undefined;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
};

/**
 * Number input that groups thousands during typing. A browser's number input would follow the browser's language
 * instead.
 */
export function TypedNumber(props: TypedNumberProps) {
  const {
    id,
    value,
    onChange,
    onBlur,
    inputRef,
    decimals = 0,
    min,
    plain,
    affixes = {},
    required,
    readOnly,
    ...field
  } = props;
  const { region, number, readNumber } = useFormats();
  const { group } = region.numbers;
  const [typed, setTyped] = useState<string | null>(null);
  // Does not group the text while an input method composes it, because rewriting the text would double the digits.
  const [composed, setComposed] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const digitsBehindCaret = useRef<number | null>(null);
  const negative = min === undefined || min < 0;
  const written = (text: string) => (plain && group !== '' ? text.replaceAll(group, '') : text);
  const stored = typeof value === 'number' ? written(number(value)) : '';
  // Shows the text as typed (`12,`) as long as it has the same value as the form. Otherwise shows the formatted value.
  const shown = composed ?? (typed !== null && readNumber(typed) === (value ?? null) ? written(typed) : stored);

  // Group separators change during typing. Restores the caret so that the same digits follow it as before.
  useLayoutEffect(() => {
    if (digitsBehindCaret.current === null || !input.current) return;
    const caret = caretBefore(input.current.value, digitsBehindCaret.current);
    input.current.setSelectionRange(caret, caret);
    digitsBehindCaret.current = null;
  });

  const take = (element: TextElement, key?: string) => {
    const at = element.selectionStart ?? element.value.length;
    const next = groupTyped(
      element.value,
      { decimals, negative, style: region.numbers },
      key === undefined ? undefined : { at, text: key },
    );
    digitsBehindCaret.current = digitsIn(element.value.slice(at));
    setTyped(next);
    onChange(readNumber(next));
  };
  return (
    <TextField
      {...field}
      id={id}
      value={shown}
      inputRef={(element: HTMLInputElement | null) => {
        input.current = element;
        inputRef?.(element);
      }}
      onChange={({ target, nativeEvent }) => {
        if (isComposing(nativeEvent)) setComposed(target.value);
        else take(target, (nativeEvent instanceof InputEvent && nativeEvent.data) || undefined);
      }}
      onBlur={() => {
        setTyped(null);
        setComposed(null);
        onBlur?.();
      }}
      fullWidth
      slotProps={{
        input: {
          readOnly: readOnly ?? false,
          ...(affixes.prefix
            ? { startAdornment: <InputAdornment position="start">{affixes.prefix}</InputAdornment> }
            : {}),
          ...(affixes.suffix ? { endAdornment: <InputAdornment position="end">{affixes.suffix}</InputAdornment> } : {}),
        },
        htmlInput: {
          // Asks for the full keyboard if negative numbers are allowed, because numeric keypads of phones have no minus
          // sign.
          inputMode: negative ? 'text' : decimals > 0 ? 'decimal' : 'numeric',
          autoComplete: 'off',
          onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
            setComposed(null);
            take(currentTarget);
          },
          ...(required ? { 'aria-required': true } : {}),
        },
        formHelperText: { id: `${id}-helper-text` },
      }}
    />
  );
}

function digitsIn(text: string): number {
  return text.replace(/\D/g, '').length;
}

export function caretBefore(text: string, digits: number): number {
  let behind = 0;
  for (let at = text.length; at > 0; at -= 1) {
    if (behind === digits) return at;
    if (/\d/.test(text[at - 1] ?? '')) behind += 1;
  }
  return 0;
}
