import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material';
import { textIn, type Resource, type Transition } from '@tuyen/model';
import { useId, useState } from 'react';
import { useDataProvider, useGetMany, useLocale, useRefresh, useTranslate, type Identifier } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { recordTitle } from '../record/record-title.ts';
import { versionOf } from '../record/version-of.ts';
import { BulkResults } from './BulkResults.tsx';
import { moveAll, type MoveResult } from './move-all.ts';

interface BulkDialogProps {
  readonly resource: Resource;
  readonly move: Transition;
  readonly ids: readonly Identifier[];
  /** @param refused what was not done; undefined where nothing was tried */
  readonly onClose: (refused?: readonly Identifier[]) => void;
}

/** Asks once, moves all, and says of each record what became of it. */
export default function BulkDialog({ resource, move, ids, onClose }: BulkDialogProps) {
  const translate = useTranslate();
  const language = useLocale();
  const refresh = useRefresh();
  const heading = useId();
  const dataProvider = useDataProvider<KitDataProvider>();
  const { data, isPending } = useGetMany(resource.name, { ids: [...ids] });
  const [progress, setProgress] = useState<number>();
  const [results, setResults] = useState<readonly MoveResult[]>();
  const label = textIn(move.label, language);
  const known = new Map((data ?? []).flatMap((record) => (record ? [[record.id, record] as const] : [])));
  const titleOf = (id: Identifier) => recordTitle(resource.title, known.get(id) ?? { id });
  const run = async () => {
    setProgress(0);
    const send = (id: Identifier) =>
      dataProvider.transition(resource.name, { id, name: move.name, input: {}, version: versionOf(known.get(id)) });
    setResults(await moveAll(ids, send, setProgress));
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
          <Typography sx={{ overflowWrap: 'anywhere' }}>{isPending ? '…' : ids.map(titleOf).join(', ')}</Typography>
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
            <Button variant="contained" autoFocus loading={running} onClick={() => void run()}>
              {label}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
