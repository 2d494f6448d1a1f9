import { Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { StateChip } from '../fields/choice/state-chip.tsx';
import { useFormats } from '../format/use-formats.ts';
import { relativeTo } from './relative-time.ts';

interface AgeProps {
  readonly at: string;
  readonly isLate: boolean;
}

/** Renders a relative time such as `3 days ago`. An overdue date is marked with a word, not only with a color. */
export function Age({ at, isLate }: AgeProps) {
  const translate = useTranslate();
  const language = useLocale();
  const formats = useFormats();
  const [now] = useState(() => new Date());
  const { count, unit } = relativeTo(at, now, formats.zone);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit);
  const exact = at.includes('T') ? formats.dateTime(at) : formats.date(at);
  return (
    <Typography
      component="div"
      variant="body2"
      title={exact}
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 0.25, whiteSpace: 'nowrap' }}
    >
      {isLate ? <StateChip color="danger" label={translate('dashboard.late')} /> : null}
      <time dateTime={at}>{words}</time>
    </Typography>
  );
}
