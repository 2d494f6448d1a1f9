import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material';
import type { Resource } from '@tuyen/model';
import { useId, useState, type ReactNode } from 'react';
import { useGetMany, useRefresh, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useRecordTitle } from '../record/use-localized.ts';
import { BulkResults } from './bulk-results.tsx';
import { moveAll, type MoveResult } from '../edits/move-all.ts';

interface BulkDialogProps {
  readonly resource: Resource;
  readonly label: string;
  readonly ids: readonly Identifier[];
  readonly send: (record: Pick<RaRecord, 'id'>) => Promise<unknown>;
  readonly ready?: boolean;
  readonly children?: ReactNode;
  /** @param refused ids of the records for which the action failed; undefined if no request was sent */
  readonly onClose: (refused?: readonly Identifier[]) => void;
}

export default function BulkDialog({ resource, label, ids, send, ready = true, children, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const recordTitle = useRecordTitle();
  const heading = useId();
  const { data, isPending } = useGetMany(resource.name, { ids: [...ids] });
  const [progress, setProgress] = useState<number>();
  const [results, setResults] = useState<readonly MoveResult[]>();
  const known = new Map((data ?? []).flatMap((record) => (record ? [[record.id, record] as const] : [])));
  const titleOf = (id: Identifier) => recordTitle(resource.title, known.get(id) ?? { id });
  const run = async () => {
    setProgress(0);
    setResults(await moveAll(ids, (id) => send(known.get(id) ?? { id }), setProgress));
  };
  const close = () => {
    if (!results) return onClose();
    refresh();
    return onClose(results.flatMap(({ id, error }) => (error === undefined ? [] : [id])));
  };
  const running = progress !== undefined && !results;
  return (
    <Dialog open {...(!running && { onClose: close })} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>{translate('bulk.question', { label, smart_count: ids.length })}</DialogTitle>
      <DialogContent dividers>
        {results ? (
          <BulkResults results={results} titleOf={titleOf} />
        ) : progress === undefined ? (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{isPending ? '…' : ids.map(titleOf).join(', ')}</Typography>
            {children}
          </>
        ) : (
          <>
            <Typography role="status" sx={{ mb: 1 }}>
              {translate('bulk.progress', { done: progress, total: ids.length })}
            </Typography>
            <LinearProgress variant="determinate" value={(100 * progress) / ids.length} aria-label={label} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {results ? (
          <Button key="close" autoFocus onClick={close}>
            {translate('ra.action.close')}
          </Button>
        ) : (
          <>
            <Button color="inherit" disabled={running} onClick={close}>
              {translate('workflow.cancel')}
            </Button>
            <Button
              variant="contained"
              autoFocus={children === undefined}
              disabled={!ready}
              loading={running}
              onClick={() => void run()}
            >
              {label}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
