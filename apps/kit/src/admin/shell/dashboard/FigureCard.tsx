import { useMay } from '../../auth/session-context.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useToday } from '../../format/use-today.ts';
import { Card, CardActionArea, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { DashboardTile } from '../definition/definition.ts';
import { routeToList } from './route-to-list.ts';

interface FigureCardProps {
  readonly name: string;
  readonly value: number;
  readonly tile: DashboardTile | undefined;
}

/** One number with its name; where the reader may see the records behind it, a link to them. */
export function FigureCard({ name, value, tile }: FigureCardProps) {
  const translate = useTranslate();
  const formats = useFormats();
  const today = useToday();
  const mayIn = useMay();
  const link = tile?.link;
  const to = link && mayIn(link.resource, 'list') ? routeToList(link, today) : tile?.page;
  const shown = tile?.isMoney ? formats.money(value) : formats.number(value);
  const content = (
    <>
      <Typography color="text.secondary" variant="body2">
        {translate(`dashboard.figures.${name}`, { _: name })}
      </Typography>
      <Typography variant="h5" component="p" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', mt: 0.5 }}>
        {shown}
      </Typography>
    </>
  );
  return (
    <Card variant="outlined">
      {to ? (
        <CardActionArea component={Link} to={to} sx={{ p: 2, height: '100%' }}>
          {content}
        </CardActionArea>
      ) : (
        <Typography component="div" sx={{ p: 2 }}>
          {content}
        </Typography>
      )}
    </Card>
  );
}
