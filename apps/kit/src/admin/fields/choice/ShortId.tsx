import { Typography } from '@mui/material';

/** Digits at the end of an id: these identify it, because its beginning is the time of its creation. */
const SHOWN = 8;

/** Stands for a record whose name the reader may not know. */
export function ShortId({ id }: { readonly id: string }) {
  return (
    <Typography component="span" variant="body2" color="text.secondary" title={id} sx={{ whiteSpace: 'nowrap' }}>
      …{id.slice(-SHOWN)}
    </Typography>
  );
}
