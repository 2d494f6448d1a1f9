import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { textIn, type FigureAnswer } from '@tuyen/model';
import { Fragment } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useFormats } from '../format/use-formats.ts';
import { eachCurrency } from './each-currency.ts';
import { tileStyle } from './tile-frame.tsx';
import { tileLink } from './tile-link.ts';

export function FigureTile({ tile }: { readonly tile: FigureAnswer }) {
  const language = useLocale();
  const formats = useFormats();
  const to = tileLink(tile);
  const figures = eachCurrency<Pick<FigureAnswer, 'value' | 'previous'>>(tile);
  const isNothing = figures.every(({ value }) => value === 0);
  const color = isNothing || tile.tone === 'neutral' ? undefined : (`${TONES[tile.tone]}.main` as const);
  const content = (
    <Box sx={{ p: 2, ...(color && { borderLeft: 4, borderColor: color, height: '100%' }) }}>
      <Typography component="h2" color="text.secondary" variant="body2">
        {textIn(tile.label, language)}
      </Typography>
      {figures.map(({ currency, value, previous }) => {
        const write = (amount: number) => (tile.money ? formats.money(amount, currency) : formats.number(amount));
        return (
          <Fragment key={currency ?? ''}>
            <Typography
              variant="h5"
              component="p"
              sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', mt: 0.5 }}
            >
              {write(value)}
            </Typography>
            {previous ? <Change value={value} previous={previous} write={write} /> : null}
          </Fragment>
        );
      })}
      {tile.help ? (
        <Typography variant="body2" color="text.secondary">
          {textIn(tile.help, language)}
        </Typography>
      ) : null}
    </Box>
  );
  return (
    <Card variant="outlined" sx={tileStyle(tile)}>
      {to === undefined ? (
        content
      ) : (
        <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
          {content}
        </CardActionArea>
      )}
    </Card>
  );
}

const TONES = { warning: 'warning', danger: 'error' } as const;

const FEW = 10;

interface ChangeProps {
  readonly value: number;
  readonly previous: NonNullable<FigureAnswer['previous']>;
  readonly write: (value: number) => string;
}

function Change({ value: now, previous: { period, value }, write }: ChangeProps) {
  const translate = useTranslate();
  const language = useLocale();
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const by = now - value;
  // A percentage of a small value is misleading: an increase from 1 to 8 would be 700 %.
  // Both forms have the same minus sign, U+2212: the one of `Intl` depends on the language.
  const written = `${by < 0 ? '−' : '+'}${value < FEW ? write(Math.abs(by)) : percent.format(Math.abs(by) / value)}`;
  return (
    <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {translate(`dashboard.previous.${period}`, { value: write(value) })}
      {value > 0 && now !== 0 && by !== 0 ? ` (${written})` : null}
    </Typography>
  );
}
