import { Box } from '@mui/material';
import { useMemo } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { useEnum, useResource } from '../../model/model-context.tsx';
import { MAP_COLORS } from './colors.ts';
import type { Shape } from './shapes.ts';

interface MapLegendProps {
  readonly shapes: readonly Shape[];
  readonly field: string | undefined;
}

/** Says which value of an enum each color means. Shows nothing if all records have one value. */
export function MapLegend({ shapes, field: name }: MapLegendProps) {
  const translate = useTranslate();
  const field = useResource(useResourceContext())?.fields.find((one) => one.name === name);
  const found = useEnum(field?.kind === 'enum' ? field.enum : '');
  const present = useMemo(() => new Set(shapes.map(({ record }): unknown => record[name ?? ''])), [shapes, name]);
  const values = found?.values.filter(({ value }) => present.has(value)) ?? [];
  if (values.length < 2) return null;
  return (
    <Box component="ul" aria-label={translate('lanes.legend')} sx={LEGEND}>
      {values.map(({ value, color = 'neutral' }) => (
        <li key={String(value)}>
          <i style={{ background: MAP_COLORS[color] }} />
          {translate(`enums.${found?.name}.${value}`)}
        </li>
      ))}
    </Box>
  );
}

const LEGEND = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  m: 0,
  mt: 0.5,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  '& li': { display: 'flex', alignItems: 'center', gap: 0.75 },
  '& i': { width: 10, height: 10, borderRadius: '50%' },
} as const;
