import { useState, type ChangeEvent } from 'react';
import type { KitInputProps } from './input-props.ts';

/**
 * Returns props for a text input whose value is stored in another format. The form gets the stored format immediately.
 * The input shows the typed text until it loses the focus, because rewriting the text during typing would double
 * letters of input methods and move the caret.
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
