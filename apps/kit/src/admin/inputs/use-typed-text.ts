import { useState, type ChangeEvent } from 'react';
import type { KitInputProps } from './input-props.ts';

/**
 * Props of a text input whose value is stored in another form. The form has the canonical value at once; the input shows the text as typed until
 * it loses the focus. An input that rewrites its text doubles the letters of input methods and moves the caret to the end.
 */
export function useTypedText(canonical: (typed: string) => string, onChange: KitInputProps['onChange']) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    parse: (text: string) => canonical(text) || null,
    format(value: unknown) {
      const stored = typeof value === 'string' ? value : '';
      return typed !== null && canonical(typed) === stored ? typed : stored;
    },
    onChange(event: ChangeEvent<HTMLInputElement>) {
      setTyped(event.target.value);
      onChange?.(event);
    },
    onBlur: () => setTyped(null),
  };
}
