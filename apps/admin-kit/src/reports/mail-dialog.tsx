import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { type MailTime, SAVED_REPORTS, type SavedReport } from './saved-report.ts';

interface MailDialogProps {
  readonly report: SavedReport;
  readonly onClose: () => void;
}

const TIMES: readonly MailTime[] = ['day', 'week', 'month'];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Dialog in which people order a saved report by mail, or stop it. */
export function MailDialog({ report, onClose }: MailDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const dataProvider = useDataProvider<KitDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [every, setEvery] = useState<MailTime>(report.mail?.every ?? 'week');
  const [hour, setHour] = useState(report.mail?.hour ?? 7);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ask = async (request: { readonly method: 'PUT' | 'DELETE'; readonly body?: object }, done: string) => {
    setBusy(true);
    try {
      await dataProvider.call(`${SAVED_REPORTS}/${report.id}/mail`, request);
      await queryClient.invalidateQueries({ queryKey: [SAVED_REPORTS] });
      notify(done, { type: 'success' });
      onClose();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setProblem(error.message);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask({ method: 'PUT', body: { every, hour } }, 'report_builder.mail_ordered');
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Box component="form" onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('report_builder.mail')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <TextField
            select
            autoFocus
            fullWidth
            label={translate('report_builder.mail_every')}
            value={every}
            onChange={({ target }) => setEvery(TIMES.find((time) => time === target.value) ?? 'week')}
          >
            {TIMES.map((time) => (
              <MenuItem key={time} value={time}>
                {translate(`report_builder.mail_times.${time}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            fullWidth
            label={translate('report_builder.mail_hour')}
            value={hour}
            onChange={({ target }) => setHour(Number(target.value))}
            helperText={translate('report_builder.mail_help')}
          >
            {HOURS.map((one) => (
              <MenuItem key={one} value={one}>
                {`${String(one).padStart(2, '0')}:00`}
              </MenuItem>
            ))}
          </TextField>
          {problem === undefined ? null : <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          {report.mail ? (
            <Button
              color="error"
              disabled={busy}
              onClick={() => void ask({ method: 'DELETE' }, 'report_builder.mail_ended')}
              sx={{ mr: 'auto' }}
            >
              {translate('report_builder.mail_end')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
