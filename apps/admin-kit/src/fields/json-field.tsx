import { Box } from '@mui/material';
import { useFieldValue, useResourceContext, useTranslateLabel } from 'react-admin';
import { TextOf } from './text-of.tsx';
import type { FieldProps } from './field-props.ts';

/** Shows a value as JSON text. */
export function JsonField({ source }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  const resource = useResourceContext();
  const label = useTranslateLabel()({ source, ...(resource ? { resource } : {}) });
  if (value === null || value === undefined) return <TextOf>{null}</TextOf>;
  return (
    <Box
      component="pre"
      tabIndex={0}
      role="group"
      aria-label={typeof label === 'string' ? label : source}
      sx={{ m: 0, p: 1, maxHeight: 320, overflow: 'auto', fontSize: 13, bgcolor: 'action.hover', borderRadius: 1 }}
    >
      {JSON.stringify(value, null, 2)}
    </Box>
  );
}

JsonField.wide = true;
