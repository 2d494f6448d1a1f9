import type { MapView } from '@tuyen/model';
import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { Children, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useListContext, useTranslate, type Identifier } from 'react-admin';
import { createPortal } from 'react-dom';
import { useFormats } from '../../format/use-formats.ts';
import { useModel } from '../../model/model-context.tsx';
import { useTitles } from '../../record/title-of.ts';
import { useMapColor } from './colors.ts';
import { MapFacts } from './map-facts.tsx';
import { MapFilterBar } from './map-filters.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapList } from './map-list.tsx';
import { filtersIn, MapFilters } from './parts.tsx';
import type { Shape } from './shapes.ts';
import { useLeaflet } from './use-leaflet.ts';
import { DARK, MAP } from './map-styles.ts';
import { useShapes } from './use-shapes.ts';

interface MapContentProps {
  readonly view: MapView;
  readonly children: ReactNode;
}

export default function MapContent({ view, children }: MapContentProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { filterValues } = useListContext();
  const { maps } = useModel();
  const filters = useMemo(() => filtersIn(children), [children]);
  const { shapes, loaded, total, error } = useShapes(view);
  const [chosen, setChosen] = useState<Identifier | null>(null);
  const [inSight, setInSight] = useState<readonly Shape[]>([]);
  const colorOfRecord = useMapColor(view.color);
  const titleOf = useTitles();
  const colorOf = useCallback(({ record }: Shape) => colorOfRecord(record), [colorOfRecord]);
  const nameOf = useCallback(({ record }: Shape) => titleOf(record), [titleOf]);
  const shown = shapes.find(({ record }) => record.id === chosen);
  const { holder, facts } = useLeaflet({
    shapes,
    frame: JSON.stringify(filterValues ?? {}),
    chosen: shown,
    colorOf,
    nameOf,
    tiles: maps,
    words: { zoomIn: translate('map.zoom_in'), zoomOut: translate('map.zoom_out') },
    onChoose: setChosen,
    onSight: setInSight,
  });
  const close = () => {
    const item = document.querySelector<HTMLElement>(`[data-record="${CSS.escape(String(chosen))}"]`);
    setChosen(null);
    item?.focus();
  };
  const fields = Children.toArray(children).filter((part) => !isFilters(part));
  const lost = (loaded ?? 0) - shapes.length;
  return (
    <>
      <MapFilterBar filters={filters} />
      <Box sx={{ height: 4 }}>
        {loaded === undefined && !error ? <LinearProgress aria-label={translate('map.loading')} /> : null}
      </Box>
      {error instanceof Error ? <Alert severity="error">{error.message}</Alert> : null}
      <Box sx={[MAP, DARK]}>
        <Box className="map-side">
          <Box role="status" sx={{ p: 1, borderBottom: 1, borderColor: 'divider' }}>
            <Typography variant="body2" sx={{ fontWeight: 500 }}>
              {translate('map.in_sight', { shown: number(inSight.length), total: number(shapes.length) })}
            </Typography>
            {lost > 0 ? <Note>{translate('map.lost', { smart_count: lost })}</Note> : null}
            {loaded !== undefined && total > loaded ? (
              <Note>{translate('map.first', { shown: number(loaded), total: number(total) })}</Note>
            ) : null}
            <MapLegend shapes={shapes} field={view.color} />
          </Box>
          <MapList shapes={inSight} chosen={chosen} colorOf={colorOf} onChoose={({ record }) => setChosen(record.id)} />
        </Box>
        <div ref={holder} className="map-holder" role="region" aria-label={translate('map.map')} />
      </Box>
      {shown && facts
        ? createPortal(
            <MapFacts key={shown.record.id} record={shown.record} onClose={close}>
              {fields}
            </MapFacts>,
            facts,
          )
        : null}
    </>
  );
}

const isFilters = (part: ReactNode) =>
  typeof part === 'object' && part !== null && 'type' in part && part.type === MapFilters;

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {children}
    </Typography>
  );
}
