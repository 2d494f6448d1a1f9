import { Box } from '@mui/material';
import { useState } from 'react';
import { RecordContextProvider, useResourceContext, useTranslate, type Identifier } from 'react-admin';
import { ReferenceLink } from '../../fields/choice/ReferenceLink.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useResource } from '../../model/model-context.tsx';
import { axisOf, hoursOf, type Bar, type Lane } from './lay-out.ts';
import { TimelineBar } from './TimelineBar.tsx';
import type { Timeline } from './use-timeline.ts';

const LABEL = { xs: '96px', md: '200px' } as const;
const ROW = 32;
/** An hour is at least so wide that a time can be read. */
const HOUR_WIDTH = 64;

interface TimelineLanesProps {
  readonly timeline: Timeline;
  /** The reference that lanes are made of. */
  readonly field: string;
  readonly onOpen: (bar: Bar) => void;
  /** Where bars can be moved to another lane. */
  readonly onMove: ((bar: Bar, lane: Identifier | null) => void) | undefined;
}

/** Lanes under one axis of hours. Wider days are scrolled sideways under the names of the lanes. */
export function TimelineLanes({ timeline, field, onOpen, onMove }: TimelineLanesProps) {
  const { bars, lanes, midnight } = timeline;
  const { zone } = useFormats();
  const [dragged, setDragged] = useState<Bar | null>(null);
  const axis = axisOf(bars, midnight);
  const hours = hoursOf(axis);
  const percent = (at: number) => ((at - axis.start) / (axis.end - axis.start)) * 100;
  return (
    <Box sx={{ overflowX: 'auto', border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper' }}>
      <Box sx={{ minWidth: { xs: 96 + hours.length * HOUR_WIDTH, md: 200 + hours.length * HOUR_WIDTH } }}>
        <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: GRID, borderBottom: 1, borderColor: 'divider' }}>
          <Box sx={STICKY} />
          <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${hours.length}, 1fr)` }}>
            {hours.map((hour) => (
              <Box key={hour} sx={{ pl: 0.5, py: 0.5, fontSize: 12, color: 'text.secondary' }}>
                {zone.timeOf(new Date(hour))}
              </Box>
            ))}
          </Box>
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lanes.map((lane) => (
            <Box
              component="li"
              key={lane.id ?? ''}
              data-lane={lane.id ?? ''}
              {...(dragged &&
                onMove && {
                  onDragOver: (event: React.DragEvent) => event.preventDefault(),
                  onDrop: () => {
                    setDragged(null);
                    if ((dragged.record[field] ?? null) !== lane.id) onMove(dragged, lane.id);
                  },
                })}
              sx={{
                display: 'grid',
                gridTemplateColumns: GRID,
                borderBottom: 1,
                borderColor: 'divider',
                '&:last-child': { borderBottom: 0 },
              }}
            >
              <Box sx={STICKY}>
                <LaneName lane={lane} field={field} />
              </Box>
              <Box
                component="ul"
                sx={{
                  m: 0,
                  p: 0,
                  listStyle: 'none',
                  background: (theme) =>
                    `repeating-linear-gradient(to right, ${theme.palette.divider} 0 1px, transparent 1px calc(100% / ${hours.length}))`,
                }}
              >
                {(lane.rows.length > 0 ? lane.rows : [[]]).map((row, index) => (
                  <Box component="li" key={row[0]?.record.id ?? index} sx={{ position: 'relative', height: ROW }}>
                    {row.map((bar) => (
                      <TimelineBar
                        key={bar.record.id}
                        bar={bar}
                        left={percent(bar.start)}
                        width={percent(bar.end) - percent(bar.start)}
                        draggable={onMove !== undefined}
                        onOpen={onOpen}
                        onDrag={setDragged}
                      />
                    ))}
                  </Box>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

const GRID = { xs: `${LABEL.xs} minmax(0, 1fr)`, md: `${LABEL.md} minmax(0, 1fr)` };

const STICKY = {
  position: 'sticky',
  left: 0,
  zIndex: 2,
  px: 1,
  py: 0.5,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: 14,
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
} as const;

function LaneName({ lane, field }: { readonly lane: Lane; readonly field: string }) {
  const translate = useTranslate();
  const resource = useResource(useResourceContext());
  const described = resource?.fields.find(({ name }) => name === field);
  if (lane.id === null || described?.kind !== 'reference')
    return (
      <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
        {translate('lanes.none')}
      </Box>
    );
  return (
    <RecordContextProvider value={{ id: lane.id, [field]: lane.id }}>
      <ReferenceLink source={field} reference={described.resource} />
    </RecordContextProvider>
  );
}
