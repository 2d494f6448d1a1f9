import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useEnum, useResource } from '../../model/model-context.tsx';
import type { TimeBar } from './lay-out.ts';
import { barColors } from './timeline-bar.tsx';

export function TimelineLegend({ bars }: { readonly bars: readonly TimeBar[] }) {
  const translate = useTranslate();
  const resource = useResource(useResourceContext());
  const field = resource?.fields.find(({ name }) => name === resource.workflow?.field);
  const state = useEnum(field?.kind === 'enum' ? field.enum : '');
  const present = useMemo(() => new Set(bars.map(({ record }): unknown => record[field?.name ?? ''])), [bars, field]);
  const states = state?.values.filter(({ value }) => present.has(value)) ?? [];
  const clashes = bars.some((bar) => bar.clashes.length > 0);
  if (states.length === 0 && !clashes) return null;
  return (
    <Box component="ul" aria-label={translate('lanes.legend')} sx={[LEGEND, barColors]}>
      {states.map(({ value, color = 'neutral' }) => (
        <li key={String(value)}>
          <span data-color={color} />
          {translate(`enums.${state?.name}.${value}`)}
        </li>
      ))}
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
  mb: 1,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75 },
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
