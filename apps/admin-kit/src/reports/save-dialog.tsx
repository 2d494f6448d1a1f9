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
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readFieldErrors } from '@tuyen/model/client';
import { useId, useState, type FormEvent } from 'react';
import { HttpError, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useAskedClose, useUnsaved } from '../unsaved/use-work.ts';
import { reportAddress, reportQuery, type ReportState } from './report-state.ts';
import { SAVED_REPORTS, type SavedReport } from './saved-report.ts';

interface SaveDialogProps {
  readonly resource: string;
  readonly state: ReportState;
  /** Own report that is changed. Undefined for a new one. */
  readonly changed: SavedReport | undefined;
  readonly onClose: () => void;
}

interface Role {
  readonly id: string;
  readonly name: string;
}

/** Maximum length of the name of a report, in characters. The server has the same limit. */
const LONGEST = 80;

export function SaveDialog({ resource, state, changed, onClose }: SaveDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [name, setName] = useState(changed?.name ?? '');
  const [role, setRole] = useState(changed?.role ?? '');
  const close = useAskedClose(useUnsaved(name !== (changed?.name ?? '') || role !== (changed?.role ?? '')), onClose);
  const { problem, busy, save, remove } = useSaving({ resource, state, changed, onClose });
  const dataProvider = useDataProvider<KitDataProvider>();
  const { data: roles = [] } = useQuery({
    queryKey: ['meta/roles'],
    queryFn: ({ signal }) => dataProvider.call<readonly Role[]>('meta/roles', { signal }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ name, role: role === '' ? null : role });
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <Box component="form" onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('report_builder.save_title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <TextField
            autoFocus
            required
            fullWidth
            label={translate('report_builder.name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
          />
          {roles.length > 0 ? (
            <TextField
              select
              fullWidth
              label={translate('list.tab_for')}
              value={roles.some(({ id }) => id === role) ? role : ''}
              onChange={({ target }) => setRole(target.value)}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{translate('list.tab_mine')}</MenuItem>
              {roles.map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {translate('list.tab_of_role', { name: one.name })}
                </MenuItem>
              ))}
            </TextField>
          ) : null}
          {problem === undefined ? null : <Alert severity="error">{problem}</Alert>}
        </DialogContent>
        <DialogActions>
          {changed ? (
            <Button color="error" disabled={busy} onClick={() => void remove(changed.id)} sx={{ mr: 'auto' }}>
              {translate('ra.action.delete')}
            </Button>
          ) : null}
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy || name.trim() === ''}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function useSaving({ resource, state, changed, onClose }: SaveDialogProps) {
  const dataProvider = useDataProvider<KitDataProvider>();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function ask(work: () => Promise<string | undefined>, done: string) {
    setBusy(true);
    try {
      const saved = await work();
      await queryClient.invalidateQueries({ queryKey: [SAVED_REPORTS] });
      notify(done, { type: 'success' });
      onClose();
      const { saved: _, ...unsaved } = state;
      const shown = saved === undefined ? unsaved : { ...unsaved, saved };
      void navigate(`/saved-reports/${resource}?${reportAddress(shown).toString()}`, { replace: true });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setProblem(readFieldErrors(error.body)['name'] ?? error.message);
      setBusy(false);
    }
  }

  return {
    problem,
    busy,
    save: async (input: { readonly name: string; readonly role: string | null }) =>
      ask(async () => {
        const body = { ...input, shape: state.shape, query: reportQuery(state).toString() };
        if (changed) await dataProvider.call(`${SAVED_REPORTS}/${changed.id}`, { method: 'PATCH', body });
        if (changed) return changed.id;
        const made = { method: 'POST', body: { ...body, resource } } as const;
        return (await dataProvider.call<{ readonly id: string }>(SAVED_REPORTS, made)).id;
      }, 'report_builder.saved'),
    remove: async (id: string) =>
      ask(async () => {
        await dataProvider.call(`${SAVED_REPORTS}/${id}`, { method: 'DELETE' });
        return undefined;
      }, 'report_builder.deleted'),
  };
}
