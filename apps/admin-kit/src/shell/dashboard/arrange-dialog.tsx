import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  Skeleton,
  TextField,
} from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DashboardLayout, type LayoutTile, textIn } from '@tuyen/model';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { HIDDEN } from '../../layout/hidden.ts';
import { useServices } from '../services/services-context.tsx';
import { usePair } from '../../i18n/use-pair.ts';
import { withTileChanged, withTileMoved } from './arrangement.ts';
import { readAnswer } from './read-answer.ts';
import { ArrangeRow } from './arrange-row.tsx';

const PATH = 'dashboard/layout';

/** Dialog in which a person hides, moves, resizes and adds tiles of their own dashboard. */
export default function ArrangeDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const { http } = useServices();
  const client = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['dashboard-layout'],
    queryFn: ({ signal }) => readAnswer<DashboardLayout>(http, PATH, signal),
    gcTime: 0,
  });
  const save = useMutation({
    mutationFn: (tiles: readonly LayoutTile[] | undefined) =>
      tiles
        ? http.send(PATH, { method: 'PUT', body: { tiles: tiles.map(({ label: _, ...placed }) => placed) } })
        : http.send(PATH, { method: 'DELETE' }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['dashboard'] });
      onClose();
    },
  });
  const problem = error ?? save.error;
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="arrange-title">
      <DialogTitle id="arrange-title">{translate('dashboard.arrange.title')}</DialogTitle>
      {problem ? (
        <Alert severity="error" sx={{ mx: 3 }}>
          {problem.message}
        </Alert>
      ) : null}
      {data ? (
        <Arrange layout={data} isSaving={save.isPending} onSave={(tiles) => save.mutate(tiles)} onClose={onClose} />
      ) : error ? null : (
        <Skeleton variant="rounded" height={240} sx={{ mx: 3, mb: 3 }} />
      )}
    </Dialog>
  );
}

interface ArrangeProps {
  readonly layout: DashboardLayout;
  readonly isSaving: boolean;
  /** Saves the tiles, or resets the dashboard if they are undefined. */
  readonly onSave: (tiles: readonly LayoutTile[] | undefined) => void;
  readonly onClose: () => void;
}

function Arrange({ layout, isSaving, onSave, onClose }: ArrangeProps) {
  const translate = useTranslate();
  const language = useLocale();
  const pair = usePair();
  const [tiles, setTiles] = useState(layout.tiles);
  const [grabbed, setGrabbed] = useState<string>();
  const [announced, setAnnounced] = useState('');

  const step = (tile: LayoutTile, by: -1 | 1) => {
    const at = tiles.indexOf(tile) + by;
    const to = tiles[at];
    if (!to) return;
    setTiles(withTileMoved(tiles, tile.name, to.name));
    const place = translate('list.column_place', { place: at + 1, total: tiles.length });
    setAnnounced(pair(textIn(tile.label, language), place));
  };
  return (
    <>
      <DialogContent onDragEnd={() => setGrabbed(undefined)}>
        <DialogContentText id="arrange-keys" variant="body2" sx={{ mb: 1 }}>
          {translate('dashboard.arrange.keys')}
        </DialogContentText>
        <Box component="ul" aria-describedby="arrange-keys" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {tiles.map((tile, index) => (
            <ArrangeRow
              key={tile.name}
              tile={tile}
              isFirst={index === 0}
              isLast={index === tiles.length - 1}
              onStep={(by) => step(tile, by)}
              onChange={(change) => setTiles(withTileChanged(tiles, tile.name, change))}
              onRemove={() => setTiles(tiles.filter((one) => one !== tile))}
              onGrab={() => setGrabbed(tile.name)}
              onOver={() => {
                if (grabbed !== undefined && grabbed !== tile.name) setTiles(withTileMoved(tiles, grabbed, tile.name));
              }}
            />
          ))}
        </Box>
        <AddTab layout={layout} tiles={tiles} onAdd={(tile) => setTiles([tile, ...tiles])} />
        <Box role="status" sx={HIDDEN}>
          {announced}
        </Box>
      </DialogContent>
      <DialogActions>
        {layout.arranged ? (
          <Button color="inherit" onClick={() => onSave(undefined)} sx={{ mr: 'auto' }}>
            {translate('dashboard.arrange.reset')}
          </Button>
        ) : null}
        <Button color="inherit" onClick={onClose}>
          {translate('workflow.cancel')}
        </Button>
        <Button variant="contained" loading={isSaving} onClick={() => onSave(tiles)}>
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </>
  );
}

interface AddTabProps {
  readonly layout: DashboardLayout;
  readonly tiles: readonly LayoutTile[];
  readonly onAdd: (tile: LayoutTile) => void;
}

function AddTab({ layout: { tabs }, tiles, onAdd }: AddTabProps) {
  const translate = useTranslate();
  const language = useLocale();
  const pair = usePair();
  const free = tabs.filter(({ name }) => !tiles.some((tile) => tile.name === name));
  if (tabs.length === 0)
    return (
      <DialogContentText variant="body2" sx={{ mt: 2 }}>
        {translate('dashboard.arrange.no_tabs')}
      </DialogContentText>
    );
  return (
    <TextField
      select
      fullWidth
      size="small"
      value=""
      label={translate('dashboard.arrange.add')}
      disabled={free.length === 0}
      onChange={({ target }) => {
        const tab = free.find(({ name }) => name === target.value);
        if (tab) onAdd({ name: tab.name, label: { [language]: tab.label }, wide: true, hidden: false });
      }}
      sx={{ mt: 2 }}
    >
      {free.map(({ name, label, resource }) => (
        <MenuItem key={name} value={name}>
          {pair(translate(`resources.${resource}.name`, { smart_count: 2, _: resource }), label)}
        </MenuItem>
      ))}
    </TextField>
  );
}
