import { Box, Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Countdown } from '../../notifications/countdown.tsx';
import { keepClear, NOTICE_PLACE } from '../../notifications/notice-place.ts';
import type { Decision } from './outbox.ts';

export function UndoBar({ waiting, onUndo }: { readonly waiting: readonly Decision[]; readonly onUndo: () => void }) {
  const translate = useTranslate();
  const last = waiting.at(-1);
  return (
    <Box role="status">
      {last ? (
        <Paper
          ref={keepClear}
          data-bar
          elevation={6}
          sx={{
            ...NOTICE_PLACE,
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            px: 2,
            py: 0.5,
            bgcolor: 'grey.900',
            color: 'common.white',
            typography: 'body2',
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
