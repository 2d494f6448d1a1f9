import { Box, Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Countdown } from '../../notifications/Countdown.tsx';
import type { Decision } from './outbox.ts';

/** What was decided last, and how long it can be taken back. */
export function UndoBar({ waiting, onUndo }: { readonly waiting: readonly Decision[]; readonly onUndo: () => void }) {
  const translate = useTranslate();
  const last = waiting.at(-1);
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: { xs: 64, md: 16 },
        left: 0,
        right: 0,
        display: 'flex',
        justifyContent: 'center',
        pointerEvents: 'none',
        px: 1,
      }}
    >
      {last ? (
        <Paper
          elevation={6}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.5,
            pointerEvents: 'auto',
            bgcolor: 'grey.900',
            color: 'common.white',
          }}
        >
          <Typography variant="body2">
            {translate('queue.decided', { label: last.label, title: last.title })}
            {waiting.length > 1 ? ` ${translate('queue.and_others', { smart_count: waiting.length - 1 })}` : ''}
          </Typography>
          <Countdown key={`${last.id} ${last.label} ${waiting.length}`} onEnd={NOTHING} />
          <Button color="inherit" size="small" variant="outlined" aria-keyshortcuts="Z" onClick={onUndo}>
            {translate('undo.undo')} (Z)
          </Button>
        </Paper>
      ) : null}
    </Box>
  );
}

const NOTHING = () => undefined;
