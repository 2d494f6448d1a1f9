import { Box, Typography } from '@mui/material';
import { useTranslate, type Identifier } from 'react-admin';
import { useTitles } from '../../record/title-of.ts';
import type { Shape } from './shapes.ts';

interface MapListProps {
  /** Shapes in sight. */
  readonly shapes: readonly Shape[];
  readonly chosen: Identifier | null;
  readonly colorOf: (shape: Shape) => string;
  readonly onChoose: (shape: Shape) => void;
}

/** Number of records that the list shows. */
const MOST = 100;

/** Lists the records in sight of a map, so that all of them can be reached by keyboard. */
export function MapList({ shapes, chosen, colorOf, onChoose }: MapListProps) {
  const translate = useTranslate();
  const titleOf = useTitles();
  return (
    <>
      <Box component="ul" aria-label={translate('map.list')} sx={LIST}>
        {shapes.slice(0, MOST).map((shape) => (
          <li key={shape.record.id}>
            <button
              type="button"
              data-record={String(shape.record.id)}
              aria-pressed={shape.record.id === chosen}
              onClick={() => onChoose(shape)}
            >
              <i style={{ background: colorOf(shape) }} />
              <span>{titleOf(shape.record)}</span>
            </button>
          </li>
        ))}
      </Box>
      {shapes.length > MOST ? (
        <Typography variant="body2" color="text.secondary" sx={{ p: 1 }}>
          {translate('map.more', { smart_count: shapes.length - MOST })}
        </Typography>
      ) : null}
    </>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    width: '100%',
    minHeight: 40,
    px: 1,
    py: 0.5,
    font: 'inherit',
    fontSize: 14,
    textAlign: 'left',
    color: 'text.primary',
    background: 'none',
    border: 0,
    borderBottom: 1,
    borderColor: 'divider',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { bgcolor: 'action.hover' },
    '&[aria-pressed=true]': { bgcolor: 'action.selected' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
    '& i': { flex: 'none', width: 10, height: 10, borderRadius: '50%' },
    '& span': { minWidth: 0 },
  },
} as const;
