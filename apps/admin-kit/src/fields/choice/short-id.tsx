import { Typography } from '@mui/material';
import { shortenId } from './shorten-id.ts';

export function ShortId({ id }: { readonly id: string }) {
  return (
    <Typography component="span" variant="body2" color="text.secondary" title={id} sx={{ whiteSpace: 'nowrap' }}>
      {shortenId(id)}
    </Typography>
  );
}
