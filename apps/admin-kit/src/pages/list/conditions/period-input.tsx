import { MenuItem, Stack, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TypedNumber } from '../../../inputs/typed/typed-number.tsx';
import { boundsIn } from './condition-tree.ts';
import { boundsOf, type Bounds, hasDays, MOST_DAYS, periodOf, periodsOf } from './periods.ts';

interface PeriodInputProps {
  readonly precision: string | undefined;
  readonly value: unknown;
  readonly onChange: (bounds: Bounds) => void;
}

const USUAL_DAYS = 7;

/** Select of a relative period, with the number of days for the last and the next days. */
export function PeriodInput({ precision, value, onChange }: PeriodInputProps) {
  const translate = useTranslate();
  const id = useId();
  const found = periodOf(boundsIn(value));
  // The last day alone is the same period as today. The choice of the user must stay visible while the number changes.
  const [period, setPeriod] = useState(found?.period ?? 'today');
  const [days, setDays] = useState<number | null>(found?.days ?? USUAL_DAYS);
  return (
    <Stack direction="row" spacing={1} sx={{ minWidth: 0 }}>
      <TextField
        select
        fullWidth
        size="small"
        label={translate('conditions.value')}
        value={period}
        onChange={({ target }) => {
          const chosen = periodsOf(precision).find((one) => one === target.value);
          if (chosen === undefined) return;
          setPeriod(chosen);
          onChange(boundsOf(chosen, days ?? USUAL_DAYS));
        }}
      >
        {periodsOf(precision).map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`conditions.periods.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {hasDays(period) ? (
        <TypedNumber
          id={id}
          size="small"
          label={translate('conditions.days')}
          min={0}
          value={days}
          error={days === null || days < 1}
          onChange={(typed) => {
            const limited = typed === null ? null : Math.min(typed, MOST_DAYS);
            setDays(limited);
            if (limited !== null && limited >= 1) onChange(boundsOf(period, limited));
          }}
        />
      ) : null}
    </Stack>
  );
}
