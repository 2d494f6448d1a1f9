import EditNote from '@mui/icons-material/EditNote';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useGridFields } from './use-grid-fields.ts';
import { useGridMode } from './grid-context.tsx';

export const GRID_BUTTON = 'data-grid-button';

/** Button that starts and ends editing in the cells of the table. */
export function GridButton() {
  const translate = useTranslate();
  const { start, open, close } = useGridMode();
  const { isPossible, isOffered } = useGridFields();
  if (!isPossible) return null;
  return (
    <Button
      size="small"
      startIcon={<EditNote />}
      disabled={!isOffered && !start}
      aria-pressed={start !== undefined}
      variant={start ? 'outlined' : 'text'}
      onClick={() => (start ? close() : open())}
      {...{ [GRID_BUTTON]: '' }}
    >
      {translate('grid.edit')}
    </Button>
  );
}
