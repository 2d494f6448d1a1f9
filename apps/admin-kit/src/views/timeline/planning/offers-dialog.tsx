import {
  Alert,
  Dialog,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useResourceContext, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { usePlanningCalls, type Offers } from './planning-calls.ts';

interface OffersDialogProps {
  readonly view: string;
  readonly field: string;
  readonly records: readonly RaRecord[];
  readonly titleOf: (id: Identifier) => string;
  readonly onChoose: (value: Identifier | null, ids: readonly Identifier[]) => void;
  readonly onClose: () => void;
}

/** Lists who can be assigned to all chosen bars. The first choice is focused, so that Enter takes it. */
export default function OffersDialog({ view, field, records, titleOf, onChoose, onClose }: OffersDialogProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const calls = usePlanningCalls(view);
  const heading = useId();
  const [typed, setTyped] = useState('');
  const ids = records.map(({ id }) => id);
  const { data, error } = useQuery({
    queryKey: [resource, 'offers', view, field, ids],
    queryFn: () => calls.offers(field, ids),
    retry: false,
    gcTime: 0,
  });
  const label = translate(`resources.${resource}.fields.${field}`);
  const isMatch = ({ title }: { readonly title: string }) => title.toLowerCase().includes(typed.trim().toLowerCase());
  const free = data?.overlap ? [] : (data?.free.filter(isMatch) ?? []);
  const refused = data?.refused.filter(isMatch) ?? [];
  const isAssigned = records.some((record) => (record[field] ?? null) !== null);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={heading}>
      <DialogTitle id={heading}>
        {translate('planning.choose', { field: label, smart_count: data?.ids.length ?? ids.length })}
      </DialogTitle>
      <DialogContent dividers>
        <TextField
          autoFocus
          fullWidth
          size="small"
          label={translate('planning.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !data || !free[0]) return;
            event.preventDefault();
            onChoose(free[0].id, data.ids);
          }}
          helperText={translate('planning.enter_takes_first')}
        />
        {error instanceof Error ? <Alert severity="error">{error.message}</Alert> : null}
        {data || error ? null : <Skeleton variant="rounded" height={240} sx={{ mt: 1 }} />}
        {data ? <Notices offers={data} asked={ids.length} titleOf={titleOf} /> : null}
        {data ? (
          <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {translate('planning.free', { smart_count: free.length })}
          </Typography>
        ) : null}
        {refused.length > 0 ? (
          <details>
            <summary>{translate('planning.not_offered', { smart_count: refused.length })}</summary>
            <List dense disablePadding>
              {refused.map(({ id, title, reasons }) => (
                <ListItem key={id} disableGutters>
                  <ListItemText primary={title} secondary={reasons.join(' · ')} />
                </ListItem>
              ))}
            </List>
          </details>
        ) : null}
        <List dense aria-label={translate('planning.free_list')}>
          {free.map(({ id, title, home }, index) => (
            <ListItem key={id} disablePadding>
              <ListItemButton selected={index === 0} onClick={() => onChoose(id, data?.ids ?? [])}>
                <ListItemText primary={title} secondary={home ? translate('planning.home') : undefined} />
              </ListItemButton>
            </ListItem>
          ))}
          {data && isAssigned ? (
            <ListItem disablePadding>
              <ListItemButton onClick={() => onChoose(null, data.ids)}>
                <ListItemText primary={translate('planning.take_away', { field: label })} />
              </ListItemButton>
            </ListItem>
          ) : null}
        </List>
      </DialogContent>
    </Dialog>
  );
}

interface NoticesProps {
  readonly offers: Offers;
  readonly asked: number;
  readonly titleOf: (id: Identifier) => string;
}

function Notices({ offers: { ids, overlap, more }, asked, titleOf }: NoticesProps) {
  const translate = useTranslate();
  const [one, other] = overlap ?? [];
  return (
    <>
      {ids.length < asked ? (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('planning.unchangeable', { smart_count: asked - ids.length })}
        </Alert>
      ) : null}
      {more ? (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('planning.more')}
        </Alert>
      ) : null}
      {one !== undefined && other !== undefined ? (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('planning.overlap', { one: titleOf(one), other: titleOf(other) })}
        </Alert>
      ) : null}
    </>
  );
}
