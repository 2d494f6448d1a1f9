import { useMay } from '../../auth/session-context.tsx';
import { useToday } from '../../format/use-today.ts';
import { useEnum } from '../../model/model-context.tsx';
import { Box, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { DashboardTile } from '../definition/definition.ts';
import type { Part } from './figures.ts';
import { routeToList } from './route-to-list.ts';

interface FigurePartsProps {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly tile: DashboardTile | undefined;
}

/** Numbers by name as bars with their values. */
export function FigureParts({ name, parts, tile }: FigurePartsProps) {
  const id = useId();
  const today = useToday();
  const translate = useTranslate();
  const mayIn = useMay();
  const link = tile?.link;
  const filter = tile?.parts?.filter;
  const values = tile?.parts?.enum;
  const order = useEnum(values ?? '')?.values.map(({ value }) => value) ?? [];
  const ordered = parts.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  const most = Math.max(1, ...parts.map(({ value }) => value));
  const label = (key: string) => (values ? translate(`enums.${values}.${key}`, { _: key }) : key);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {translate(`dashboard.figures.${name}`, { _: name })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ordered.map(({ key, value }) => (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 45%) 1fr auto',
              gap: 1,
              alignItems: 'center',
              minHeight: 30,
            }}
          >
            <Typography variant="body2" noWrap title={label(key)}>
              {link && filter && mayIn(link.resource, 'list') ? (
                <MuiLink
                  component={Link}
                  to={routeToList({ ...link, filter: { ...link.filter, [filter]: key } }, today)}
                >
                  {label(key)}
                </MuiLink>
              ) : (
                label(key)
              )}
            </Typography>
            <Box aria-hidden sx={{ height: 10, borderRadius: 1, bgcolor: 'action.hover' }}>
              <Box
                sx={{ height: '100%', borderRadius: 1, bgcolor: 'primary.main', width: `${(value / most) * 100}%` }}
              />
            </Box>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 32, textAlign: 'right' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
