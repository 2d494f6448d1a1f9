import { Link } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';

/** Shows an e-mail address as a link. */
export function EmailField({ source, sx }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  if (typeof value !== 'string' || value === '') return <TextOf sx={sx}>{null}</TextOf>;
  return (
    <Link variant="body2" sx={sx ?? []} href={`mailto:${value}`} onClick={(event) => event.stopPropagation()}>
      {value}
    </Link>
  );
}
