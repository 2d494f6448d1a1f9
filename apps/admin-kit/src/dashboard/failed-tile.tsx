import { Typography } from '@mui/material';
import type { TileHead } from '@tuyen/model';
import { useTranslate } from 'react-admin';
import { TileFrame } from './tile-frame.tsx';

export function FailedTile({ tile }: { readonly tile: TileHead }) {
  const translate = useTranslate();
  return (
    <TileFrame tile={tile}>
      <Typography color="text.secondary" variant="body2">
        {translate('dashboard.failed')}
      </Typography>
    </TileFrame>
  );
}
