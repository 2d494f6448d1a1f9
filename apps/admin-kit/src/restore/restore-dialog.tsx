import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { HttpError, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { reasonOf } from '../edits/reason-of.ts';
import { useFormats } from '../format/use-formats.ts';
import { useActorName } from '../record/use-actor-name.ts';
import { chosenFields, type Restorable } from './restorable.ts';
import { type LoggedSide, restoreKey, restorePath, type RestoreTarget } from './restore-target.ts';
import { RestoreTable } from './restore-table.tsx';

interface RestoreDialogProps {
  readonly target: RestoreTarget;
  readonly onClose: () => void;
  readonly onRestored: () => void;
}

/** Dialog that compares a log entry with the record of today and restores the chosen values. */
export default function RestoreDialog({ target, onClose, onRestored }: RestoreDialogProps) {
  const heading = useId();
  const translate = useTranslate();
  const formats = useFormats();
  const actorName = useActorName();
  const [side, setSide] = useState<LoggedSide>();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useRestorable(target, side);
  const { sending, problem, restore } = useRestore(target, { onClose, onRestored, refetch });
  const chosen = data ? chosenFields(data.fields, leftOut) : [];
  const toggle = (field: string) =>
    setLeftOut(new Set([...leftOut].filter((one) => one !== field).concat(leftOut.has(field) ? [] : field)));
  return (
    <Dialog open onClose={() => (sending ? undefined : onClose())} aria-labelledby={heading} fullWidth maxWidth="md">
      <DialogTitle id={heading}>{translate('restore.title')}</DialogTitle>
      <DialogContent dividers>
        {data ? (
          <Typography sx={{ mb: 1.5 }}>
            {translate('restore.entry', { time: formats.dateTime(data.at), name: actorName(data.by) })}
          </Typography>
        ) : null}
        {data && data.sides.length > 1 ? (
          <ToggleButtonGroup
            exclusive
            size="small"
            color="primary"
            value={data.values}
            aria-label={translate('restore.which')}
            onChange={(_, next: LoggedSide | null) => (next ? setSide(next) : undefined)}
            sx={{ mb: 1.5 }}
          >
            {data.sides.map((each) => (
              <ToggleButton key={each} value={each}>
                {translate(`restore.sides.${each}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        ) : null}
        {problem === undefined && !error ? null : (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {problem ?? error?.message}
          </Alert>
        )}
        {!data && !error ? <Skeleton variant="rounded" height={120} aria-label={translate('ra.page.loading')} /> : null}
        {data && data.fields.length === 0 ? <Alert severity="info">{translate('restore.same')}</Alert> : null}
        {data && data.fields.length > 0 ? (
          <RestoreTable resource={target.resource} fields={data.fields} leftOut={leftOut} onToggle={toggle} />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={sending} onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={sending || chosen.length === 0}
          onClick={() => (data ? void restore(data, chosen) : undefined)}
        >
          {chosen.length === 0
            ? translate('restore.title')
            : translate('restore.confirm', { smart_count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function useRestorable(target: RestoreTarget, side: LoggedSide | undefined) {
  const dataProvider = useDataProvider<KitDataProvider>();
  const path = restorePath(target);
  return useQuery({
    queryKey: restoreKey(target, side),
    queryFn: ({ signal }) => dataProvider.call<Restorable>(`${path}${side ? `?values=${side}` : ''}`, { signal }),
    placeholderData: (before) => before,
    retry: false,
  });
}

interface Restoring extends Pick<RestoreDialogProps, 'onClose' | 'onRestored'> {
  readonly refetch: () => unknown;
}

function useRestore(target: RestoreTarget, { onClose, onRestored, refetch }: Restoring) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const restore = async ({ version, values }: Restorable, fields: readonly string[]) => {
    setSending(true);
    setProblem(undefined);
    try {
      await dataProvider.call(restorePath(target), { method: 'POST', body: { version, values, fields } });
      notify('restore.done', { type: 'success', messageArgs: { smart_count: fields.length } });
      onClose();
      refresh();
      onRestored();
    } catch (error) {
      // Another user changed the record in the meantime: the comparison is read again, and the person decides again.
      const isStale = error instanceof HttpError && error.status === 409;
      if (isStale) await refetch();
      setProblem(isStale ? translate('restore.changed') : reasonOf(error));
      setSending(false);
    }
  };
  return { sending, problem, restore };
}
