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
import { useState, type FormEvent } from 'react';
import { HttpError, useDataProvider, useListContext, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { readFieldErrors } from '@tuyen/model/client';
import type { KitDataProvider } from '../../../data/data-provider.ts';
import { TAB } from '../../../data/query.ts';
import { useAskedClose, useUnsaved } from '../../../unsaved/use-work.ts';
import { mergeQueries } from './merge-queries.ts';
import { tabsKey, type OwnTab } from './saved-tab.ts';

interface TabDialogProps {
  readonly changed: OwnTab | undefined;
  readonly base: OwnTab | undefined;
  readonly onClose: () => void;
}

interface Role {
  readonly id: string;
  readonly name: string;
}

/** Maximum length of a tab name, in characters. The server has the same limit. */
const LONGEST = 40;

export default function TabDialog({ changed, base, onClose }: TabDialogProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [name, setName] = useState(changed?.label ?? '');
  const [role, setRole] = useState(changed?.role ?? '');
  const close = useAskedClose(useUnsaved(name !== (changed?.label ?? '') || role !== (changed?.role ?? '')), onClose);
  const { problem, busy, save, remove } = useTab({ changed, base, onClose });
  const dataProvider = useDataProvider<KitDataProvider>();
  const { data: roles = [] } = useQuery({
    queryKey: ['meta/roles'],
    queryFn: ({ signal }) => dataProvider.call<readonly Role[]>('meta/roles', { signal }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save({ name, ...(role !== (changed?.role ?? '') && { role: role === '' ? null : role }) });
  };
  const known = roles.some(({ id }) => id === role) ? role : '';
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={`tab-of-${resource}`}>
      <Box component="form" onSubmit={submit}>
        <DialogTitle id={`tab-of-${resource}`}>{translate(changed ? 'list.change_tab' : 'list.save_tab')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
          <TextField
            autoFocus
            required
            fullWidth
            label={translate('list.tab_name')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: LONGEST } }}
          />
          {roles.length > 0 ? (
            <TextField
              select
              fullWidth
              label={translate('list.tab_for')}
              value={known}
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
            <Button color="error" disabled={busy} onClick={() => void remove(changed.name)} sx={{ mr: 'auto' }}>
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

function useTab({ changed, base, onClose }: TabDialogProps) {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<KitDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { filterValues, sort, setFilters } = useListContext();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function ask(work: () => Promise<void>, done: string) {
    setBusy(true);
    try {
      await work();
      // Reloads only the tabs, not the rows. If the filter of the list changed, the list has already requested the new
      // rows.
      await queryClient.invalidateQueries({ queryKey: tabsKey(resource) });
      notify(done, { type: 'success' });
      onClose();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setProblem(readFieldErrors(error.body)['name'] ?? error.message);
      setBusy(false);
    }
  }

  async function query(): Promise<string> {
    const { [TAB]: open, ...others } = filterValues;
    if (!base) return dataProvider.listQuery(resource, { filter: filterValues, sort });
    return mergeQueries(base.query, await dataProvider.listQuery(resource, { filter: others, sort }));
  }

  return {
    problem,
    busy,
    save: async (input: { readonly name: string; readonly role?: string | null }) =>
      ask(async () => {
        if (changed) {
          await dataProvider.call(`${resource}/tabs/${changed.name}`, { method: 'PATCH', body: input });
          return;
        }
        const body = { ...input, query: await query() };
        const { id } = await dataProvider.call<{ id: string }>(`${resource}/tabs`, { method: 'POST', body });
        setFilters({ [TAB]: id }, {});
      }, 'list.tab_saved'),
    remove: async (id: string) =>
      ask(async () => {
        await dataProvider.call(`${resource}/tabs/${id}`, { method: 'DELETE' });
        setFilters({}, {});
      }, 'list.tab_deleted'),
  };
}
