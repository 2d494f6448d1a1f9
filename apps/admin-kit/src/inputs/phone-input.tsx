import { transformText } from '@tuyen/model';
import { TextInput } from 'react-admin';
import { SHORT } from '../layout/section.tsx';
import type { KitInputProps } from './input-props.ts';
import { useTypedText } from './use-typed-text.ts';

/** Renders an input for a phone number. */
export function PhoneInput(props: KitInputProps) {
  const text = useTypedText(compact, props.onChange);
  return (
    <TextInput
      {...props}
      {...text}
      className={SHORT}
      type="tel"
      slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'off' } }}
    />
  );
}

const compact = (typed: string) => transformText('compact', typed);
