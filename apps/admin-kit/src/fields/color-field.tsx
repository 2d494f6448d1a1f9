import { Box } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { TextOf } from './text-of.tsx';
import type { FieldProps } from './field-props.ts';

/** Shows a color as a swatch with its value. */
export function ColorField({ source }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  if (typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value)) return <TextOf>{null}</TextOf>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 20, height: 20, borderRadius: 0.5, bgcolor: value, border: 1, borderColor: 'divider' }}
      />
      <TextOf>{value.toLowerCase()}</TextOf>
    </Box>
  );
}
