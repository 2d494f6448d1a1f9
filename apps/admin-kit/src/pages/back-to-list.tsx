import ChevronLeft from '@mui/icons-material/ChevronLeft';
import { Box } from '@mui/material';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router';
import { useCanAction } from '../record/can-action.ts';
import { useResourceLabels } from '../record/resource-labels.ts';

/** Link to the list of the resource, above the title of a record or form. */
export function BackToList() {
  const canAction = useCanAction();
  const { many } = useResourceLabels();
  const resource = useResourceContext() ?? '';
  const pathTo = useCreatePath();
  if (!canAction('list')) return null;
  return (
    <Box component={Link} to={pathTo({ resource, type: 'list' })} sx={LINK}>
      <ChevronLeft aria-hidden />
      {many}
    </Box>
  );
}

const LINK = {
  display: 'inline-flex',
  alignItems: 'center',
  ml: '-4px',
  color: 'text.secondary',
  typography: 'caption',
  textDecoration: 'none',
  '& svg': { fontSize: 18 },
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: 1 },
} as const;
