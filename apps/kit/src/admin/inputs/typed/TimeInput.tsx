import { TextInput, useInput } from 'react-admin';
import type { KitInputProps } from '../input-props.ts';

/** A time of day as `HH:mm` in 24 hours: a browser's own time input follows the machine and may ask for a.m. or p.m. */
export function TimeInput(props: KitInputProps) {
  const { field } = useInput({ source: props.source });
  return (
    <TextInput
      {...props}
      onBlur={() => field.onChange(completedTime(String(field.value ?? '')) ?? null)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5, placeholder: 'HH:mm', autoComplete: 'off' } }}
    />
  );
}

/** `530`, `5:30` and `5h30` all mean `05:30`; other text is left unchanged, for validation to report. */
export function completedTime(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const parts = /^(\d{1,2})(?:[:hg.]?(\d{2}))?$/.exec(text);
  if (!parts) return text;
  const [, hours = '', minutes = '00'] = parts;
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : text;
}
