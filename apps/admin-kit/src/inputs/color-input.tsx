import { Box, InputAdornment } from '@mui/material';
import { TextInput, useInput, useTranslate } from 'react-admin';
import type { KitInputProps } from './input-props.ts';
import { useTypedText } from './use-typed-text.ts';

/** Renders an input for a color. */
export function ColorInput(props: KitInputProps) {
  const { field } = useInput({ source: props.source });
  const text = useTypedText(canonical, props.onChange);
  const translate = useTranslate();
  const valid = /^#[0-9a-f]{6}$/i.test(String(field.value));
  return (
    <TextInput
      {...props}
      {...text}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={translate('form.pick_color')}
                value={valid ? String(field.value) : '#000000'}
                onChange={(event) => field.onChange(event.target.value)}
                disabled={props.disabled ?? props.readOnly ?? false}
                sx={{ width: 32, height: 28, p: 0, border: 0, background: 'none', cursor: 'pointer' }}
              />
            </InputAdornment>
          ),
        },
        htmlInput: { maxLength: 7, placeholder: '#1565c0', autoComplete: 'off' },
      }}
    />
  );
}

const canonical = (typed: string) => typed.trim().toLowerCase();
