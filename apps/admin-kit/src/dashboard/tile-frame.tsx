import { Box, Link as MuiLink, Paper, Typography } from '@mui/material';
import { textIn, type TileHead } from '@tuyen/model';
import { useId, type ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { Link } from 'react-router';

interface TileFrameProps {
  readonly tile: TileHead;
  readonly to?: string | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function TileFrame({ tile, to, aside, children }: TileFrameProps) {
  const id = useId();
  const language = useLocale();
  const label = textIn(tile.label, language);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, minWidth: 0, ...tileStyle(tile), ...(!tile.wide && { gridColumn: { xs: 'span 2', sm: 'auto' } }) }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', mb: 1 }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, flex: 1, minWidth: 0 }}>
          {to === undefined ? (
            label
          ) : (
            <MuiLink component={Link} to={to} color="inherit" underline="hover">
              {label}
            </MuiLink>
          )}
        </Typography>
        {aside}
      </Box>
      {tile.help ? (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {textIn(tile.help, language)}
        </Typography>
      ) : null}
      {children}
    </Paper>
  );
}

export const tileStyle = ({ wide }: Pick<TileHead, 'wide'>) => ({
  gridColumn: wide ? 'span 2' : undefined,
  breakInside: 'avoid' as const,
});
