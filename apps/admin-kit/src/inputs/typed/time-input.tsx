import { TextInput, useInput } from 'react-admin';
import { SHORT } from '../../layout/section.tsx';
import type { KitInputProps } from '../input-props.ts';

/**
 * Time input in the format `HH:mm` with 24 hours. A browser's own time input follows the settings of the operating
 * system and may ask for a.m. or p.m.
 */
export function TimeInput(props: KitInputProps) {
  const { field } = useInput({ source: props.source });
  return (
    <TextInput
      {...props}
      className={SHORT}
      onBlur={() => field.onChange(completedTime(String(field.value ?? '')) ?? null)}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5, placeholder: 'HH:mm', autoComplete: 'off' } }}
    />
  );
}

/** Completes `530`, `5:30` and `5h30` to `05:30`. Other text stays unchanged for validation to report. */
export function completedTime(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const parts = /^(\d{1,2})(?:[:hg.]?(\d{2}))?$/.exec(text);
  if (!parts) return text;
  const [, hours = '', minutes = '00'] = parts;
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : text;
}
