import { Link } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { TextOf } from './TextOf.tsx';
import type { FieldProps } from './field-props.ts';

/** A place on earth with a link to a map. */
export function GeoPointField({ source }: FieldProps) {
  const value = useFieldValue({ source }) as { lat?: unknown; lng?: unknown } | null | undefined;
  if (typeof value?.lat !== 'number' || typeof value.lng !== 'number') return <TextOf>{null}</TextOf>;
  const { lat, lng } = value;
  return (
    <Link
      variant="body2"
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      {lat.toFixed(5)}, {lng.toFixed(5)}
    </Link>
  );
}
