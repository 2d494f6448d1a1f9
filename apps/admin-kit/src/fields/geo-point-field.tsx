import { Link } from '@mui/material';
import { isObject } from '@tuyen/model';
import { useFieldValue } from 'react-admin';
import { TextOf } from './text-of.tsx';
import type { FieldProps } from './field-props.ts';

/** Shows the coordinates of a point. */
export function GeoPointField({ source }: FieldProps) {
  const value: unknown = useFieldValue({ source });
  const { lat, lng } = isObject(value) ? value : {};
  if (typeof lat !== 'number' || typeof lng !== 'number') return <TextOf>{null}</TextOf>;
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
