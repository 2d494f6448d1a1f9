import { useFormats, useMay, useToday } from '@tuyen/kit/admin';
import { Card, CardActionArea, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FIGURE_LINKS, MONEY_FIGURES } from './figure-links.ts';
import { routeToList } from './route-to-list.ts';

/** One number with its name; where the reader may see the records behind it, a link to them. */
export function FigureCard({ name, value }: { readonly name: string; readonly value: number }) {
  const translate = useTranslate();
  const formats = useFormats();
  const today = useToday();
  const mayIn = useMay();
  const link = FIGURE_LINKS[name];
  const shown = MONEY_FIGURES.has(name) ? formats.money(value) : formats.number(value);
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
      {link && mayIn(link.resource, 'list') ? (
        <CardActionArea component={Link} to={routeToList(link, today)} sx={{ p: 2, height: '100%' }}>
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
