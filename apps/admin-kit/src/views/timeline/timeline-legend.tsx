import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useEnum, useResource } from '../../model/model-context.tsx';
import { barColors } from './timeline-bar.tsx';

interface LegendProps {
  readonly records: readonly RaRecord[];
  /** Name of the enum field whose colors are explained. */
  readonly field: string | undefined;
  readonly clashes?: boolean;
  readonly lacking?: boolean;
}

export function TimelineLegend({ records, field: name, clashes = false, lacking = false }: LegendProps) {
  const translate = useTranslate();
  const resource = useResource(useResourceContext());
  const field = resource?.fields.find((one) => one.name === name);
  const state = useEnum(field?.kind === 'enum' ? field.enum : '');
  const present = useMemo(() => new Set(records.map((record): unknown => record[name ?? ''])), [records, name]);
  const states = state?.values.filter(({ value }) => present.has(value)) ?? [];
  if (states.length === 0 && !clashes && !lacking) return null;
  return (
    <Box component="ul" aria-label={translate('lanes.legend')} sx={[LEGEND, barColors]}>
      {states.map(({ value, color = 'neutral' }) => (
        <li key={String(value)}>
          <span data-color={color} />
          {translate(`enums.${state?.name}.${value}`)}
        </li>
      ))}
      {lacking ? (
        <li>
          <span className="timeline-legend-lacking" />
          {translate('lanes.legend_lacking')}
        </li>
      ) : null}
      {clashes ? (
        <li>
          <ErrorOutline color="error" sx={{ fontSize: 18 }} />
          {translate('lanes.legend_clash')}
        </li>
      ) : null}
    </Box>
  );
}

const LEGEND = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  ml: { md: 'auto' },
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& .timeline-legend-lacking': {
    width: 22,
    height: 18,
    border: '2px dashed',
    borderColor: 'warning.main',
    borderRadius: 1,
  },
  '& [data-color]': {
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 18,
    fontSize: 12,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
} as const;
