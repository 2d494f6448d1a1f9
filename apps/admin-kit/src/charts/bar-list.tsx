import { Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

export interface BarOfList {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: number;
  readonly to?: string | undefined;
}

interface BarListProps {
  readonly bars: readonly BarOfList[];
  /** Total of all values. If it is greater than the sum of the bars, an additional bar "others" shows the difference. */
  readonly total: number;
  /** Number of bars shown before the rest is summarized. A click or printing shows the rest. */
  readonly first: number;
  readonly format: (value: number) => string;
}

/** Shows labeled horizontal bars. */
export function BarList({ bars, total, first, format }: BarListProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  // Shows the last bar of a chart even if it exceeds the limit, because a line that summarizes a single bar would need
  // as much space as the bar.
  const shown = bars.length <= first + 1 ? bars.length : first;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const sum = (some: readonly BarOfList[]) => some.reduce((all, { value }) => all + value, 0);
  const beyond = total - sum(bars);
  const others = { key: '', label: translate('charts.others'), value: beyond };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {bars.map((bar, index) => (
          <Bar key={bar.key} bar={bar} most={most} format={format} isHidden={!isOpen && index >= shown} />
        ))}
        {beyond > 0 ? <Bar bar={others} most={most} format={format} /> : null}
      </Box>
      {bars.length > shown ? (
        <Button
          size="small"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ mt: 0.5, displayPrint: 'none' }}
        >
          {isOpen
            ? translate('charts.fewer')
            : translate('charts.more', {
                count: bars.length - shown,
                value: format(sum(bars.slice(shown))),
              })}
        </Button>
      ) : null}
    </>
  );
}

interface BarProps {
  readonly bar: BarOfList;
  readonly most: number;
  readonly format: (value: number) => string;
  readonly isHidden?: boolean;
}

function Bar({ bar: { label, value, to }, most, format, isHidden = false }: BarProps) {
  return (
    <Box
      component="li"
      sx={{
        display: isHidden ? 'none' : 'grid',
        displayPrint: 'grid',
        gridTemplateColumns: 'minmax(0, 45%) minmax(0, 1fr) auto',
        gap: 1,
        alignItems: 'center',
        minHeight: 30,
        breakInside: 'avoid',
      }}
    >
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {to === undefined ? (
          label
        ) : (
          <MuiLink component={Link} to={to}>
            {label}
          </MuiLink>
        )}
      </Typography>
      <Box aria-hidden sx={{ height: 10, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={{
            height: '100%',
            borderRadius: 1,
            bgcolor: 'primary.main',
            printColorAdjust: 'exact',
            width: `${(Math.max(0, value) / most) * 100}%`,
          }}
        />
      </Box>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 32, textAlign: 'right' }}>
        {format(value)}
      </Typography>
    </Box>
  );
}
