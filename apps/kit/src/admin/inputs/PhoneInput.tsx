import { transformText } from '@tuyen/model';
import { TextInput } from 'react-admin';
import type { KitInputProps } from './input-props.ts';

/** A phone number: the telephone keyboard; spaces and dots that people write between digits are dropped. */
export function PhoneInput(props: KitInputProps) {
  return (
    <TextInput
      {...props}
      type="tel"
      parse={(typed: string) => transformText('compact', typed) || null}
      slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'off' } }}
    />
  );
}
