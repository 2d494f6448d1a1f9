import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material';
import { addDays } from '@tuyen/model';
import { useResourceContext, useTranslate } from 'react-admin';
import { useToday } from '../../format/use-today.ts';
import { TypedTime } from '../../inputs/typed/typed-time.tsx';
import { useKeys } from '../../keys/use-keys.ts';

interface TimelineToolbarProps {
  readonly day: string;
  readonly onDay: (day: string) => void;
  readonly lanes: readonly string[];
  readonly lane: string;
  readonly onLane: (lane: string) => void;
  /** Index of the width of an hour. */
  readonly zoom: number;
  readonly most: number;
  readonly onZoom: (zoom: number) => void;
}

export function TimelineToolbar(props: TimelineToolbarProps) {
  const { day, onDay, lanes, lane, onLane, zoom, most, onZoom } = props;
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const today = useToday();
  const step = (days: number) => onDay(addDays(day, days));
  useKeys([
    { key: 'J', label: translate('lanes.next'), run: () => step(1) },
    { key: 'K', label: translate('lanes.previous'), run: () => step(-1) },
    { key: '+', label: translate('lanes.zoom_in'), run: () => onZoom(Math.min(zoom + 1, most)) },
    { key: '-', label: translate('lanes.zoom_out'), run: () => onZoom(Math.max(zoom - 1, 0)) },
    { key: 'T', label: translate('lanes.today'), run: () => onDay(today) },
  ]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, displayPrint: 'none' }}>
      <IconButton aria-label={translate('lanes.previous')} aria-keyshortcuts="K" onClick={() => step(-1)}>
        <ChevronLeft />
      </IconButton>
      <Box sx={{ width: 190 }}>
        <TypedTime
          id="timeline-day"
          size="small"
          label={translate('lanes.day')}
          precision="day"
          value={day}
          wholeOnly
          onChange={(value) => {
            if (value !== null) onDay(value);
          }}
        />
      </Box>
      <IconButton aria-label={translate('lanes.next')} aria-keyshortcuts="J" onClick={() => step(1)}>
        <ChevronRight />
      </IconButton>
      <Button disabled={day === today} onClick={() => onDay(today)} aria-keyshortcuts="T">
        {translate('lanes.today')}
      </Button>
      <Box sx={{ flex: 1 }} />
      <Box sx={{ whiteSpace: 'nowrap' }}>
        <IconButton
          aria-label={translate('lanes.zoom_out')}
          aria-keyshortcuts="-"
          disabled={zoom === 0}
          onClick={() => onZoom(zoom - 1)}
        >
          <ZoomOut />
        </IconButton>
        <IconButton
          aria-label={translate('lanes.zoom_in')}
          aria-keyshortcuts="+"
          disabled={zoom === most}
          onClick={() => onZoom(zoom + 1)}
        >
          <ZoomIn />
        </IconButton>
      </Box>
      {lanes.length > 1 ? (
        <TextField
          select
          size="small"
          fullWidth={false}
          label={translate('lanes.by')}
          value={lane}
          onChange={({ target }) => onLane(target.value)}
          sx={{ minWidth: 160 }}
        >
          {lanes.map((name) => (
            <MenuItem key={name} value={name}>
              {translate(`resources.${resource}.fields.${name}`)}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
    </Box>
  );
}
