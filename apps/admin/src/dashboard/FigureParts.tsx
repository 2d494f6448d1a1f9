import { useEnum, useMay, useToday } from '@tuyen/kit/admin';
import { Box, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FIGURE_LINKS, PART_ENUMS } from './figure-links.ts';
import type { Part } from './figures.ts';
import { routeToList } from './route-to-list.ts';

/** Numbers by name as bars; the numbers stand beside them, so that no one needs to measure. */
export function FigureParts({ name, parts }: { readonly name: string; readonly parts: readonly Part[] }) {
  const id = useId();
  const today = useToday();
  const translate = useTranslate();
  const mayIn = useMay();
  const order = useEnum(PART_ENUMS[name] ?? '')?.values.map(({ value }) => value) ?? [];
  const ordered = parts.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  const most = Math.max(1, ...parts.map(({ value }) => value));
  const link = FIGURE_LINKS[name];
  const label = (key: string) => (PART_ENUMS[name] ? translate(`enums.${PART_ENUMS[name]}.${key}`, { _: key }) : key);
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
              {link?.by && mayIn(link.resource, 'list') ? (
                <MuiLink
                  component={Link}
                  to={routeToList({ ...link, filter: { ...link.filter, [link.by]: key } }, today)}
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
