import Close from '@mui/icons-material/Close';
import Delete from '@mui/icons-material/Delete';
import { alpha, Box, Button, CircularProgress, IconButton, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useListContext, useResourceContext, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { BulkAssign } from '../bulk/bulk-assign.tsx';
import { BulkEdit } from '../bulk/edit/bulk-edit.tsx';
import { BulkMoves } from '../bulk/bulk-moves.tsx';
import { PrintChoice } from '../prints/print-buttons.tsx';
import type { RecordPrint } from '../record/record-can.ts';
import { DeletionDialog } from './late-deletion-dialog.tsx';
import { useDeletion, type FailedDeletion } from './use-deletion.ts';

interface Asked {
  readonly records: readonly RaRecord[];
  readonly refusals: readonly FailedDeletion[];
}

interface BulkBarProps {
  readonly prints: readonly RecordPrint[];
  readonly canDelete: boolean;
  readonly chosen: readonly RaRecord[];
}

export default function BulkBar({ prints, canDelete, chosen }: BulkBarProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const { onSelect, onUnselectItems } = useListContext();
  const ids = chosen.map(({ id }) => id);
  const { asking, ask, remove } = useDeletion();
  const [asked, setAsked] = useState<Asked | null>(null);
  const bar = useRef<HTMLDivElement>(null);

  // Moves the focus to the table rows, because the focused button disappears together with the toolbar.
  const focusRows = () =>
    bar.current?.parentElement?.querySelector<HTMLInputElement>('input[type=checkbox]:enabled')?.focus();
  const run = async () => {
    if (asking) return;
    const refusals = await ask(ids);
    if (refusals === undefined) return;
    if (refusals.length > 0 || ids.length > 1) setAsked({ records: chosen, refusals });
    else remove(ids, focusRows);
  };
  const done = (refused: readonly Identifier[]) => {
    focusRows();
    onUnselectItems(true);
    onSelect([...refused]);
  };
  const others = asked?.records.filter(({ id }) => !asked.refusals.some((refusal) => refusal.id === id)) ?? [];
  return (
    <Box
      ref={bar}
      role="toolbar"
      data-bar
      aria-label={translate('list.bulk_actions')}
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        px: 1,
        py: 0.5,
        bgcolor: 'background.paper',
        backgroundImage: ({ palette }) => {
          const tint = alpha(palette.primary.main, 0.08);
          return `linear-gradient(${tint}, ${tint})`;
        },
        borderTop: 2,
        borderColor: 'primary.main',
        borderRadius: '0 0 8px 8px',
      }}
    >
      <IconButton
        size="small"
        aria-label={translate('ra.action.unselect')}
        onClick={() => {
          focusRows();
          onUnselectItems(true);
        }}
      >
        <Close fontSize="small" />
      </IconButton>
      <Typography role="status" variant="body2" sx={{ fontWeight: 600 }}>
        {translate('ra.action.bulk_actions', { smart_count: ids.length })}
      </Typography>
      <BulkMoves ids={ids} records={chosen} onDone={done} />
      <BulkEdit records={chosen} onDone={done} />
      <BulkAssign ids={ids} records={chosen} onDone={done} />
      <PrintChoice
        prints={prints}
        resource={resource}
        pathOf={({ name }) => `${resource}/prints/${name}?ids=${ids.map(encodeURIComponent).join(',')}`}
      />
      {canDelete ? (
        <Button
          color="error"
          size="small"
          sx={{ ml: 3 }}
          // Uses `aria-disabled`, because a button with the `disabled` attribute loses the focus, and the dialog could
          // not return the focus to it.
          aria-disabled={asking}
          startIcon={asking ? <CircularProgress size={16} color="inherit" aria-hidden /> : <Delete />}
          onClick={() => void run()}
        >
          {translate('ra.action.delete')}
        </Button>
      ) : null}
      {asked ? (
        <DeletionDialog
          refusals={asked.refusals}
          onClose={() => setAsked(null)}
          others={
            others.length > 0
              ? {
                  records: others,
                  remove: () => {
                    setAsked(null);
                    remove(
                      others.map(({ id }) => id),
                      focusRows,
                    );
                  },
                }
              : undefined
          }
        />
      ) : null}
    </Box>
  );
}
