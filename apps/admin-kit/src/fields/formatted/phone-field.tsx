import { Link } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';

/** Shows a phone number as a link. */
export function PhoneField({ source, sx }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  if (typeof value !== 'string' || value === '') return <TextOf sx={sx}>{null}</TextOf>;
  return (
    <Link
      variant="body2"
      sx={sx ?? []}
      href={`tel:${value.replace(/[^\d+]/g, '')}`}
      onClick={(event) => event.stopPropagation()}
    >
      {value}
    </Link>
  );
}
