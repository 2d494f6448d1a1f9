import { Box } from '@mui/material';
import type { QueueView, View } from '@tuyen/model';
import { useContext } from 'react';
import { ListContext, useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { TAB } from '../../data/query.ts';
import { useViews } from './use-views.ts';

/**
 * Links between the list of a resource and its views. Renders nothing if the user may open no view. A resource can have
 * a queue view per tab; the list shows one link for all of them, which opens the queue of the open tab, or the first
 * queue if that tab has none.
 * @param current name of the current view; undefined on the list
 */
export function ViewSwitch({ current }: { readonly current?: string }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const views = useViews(resource);
  const open = useContext(ListContext)?.filterValues?.[TAB];
  if (views.length === 0) return null;
  const queues = current === undefined ? views.filter(isOfTab) : [];
  const queue = queues.find(({ tab }) => tab === open) ?? queues[0];
  const items = [
    { name: undefined, to: `/${resource}`, label: translate('views.list') },
    ...(queue ? [{ name: 'queue', to: `/${resource}/views/${queue.name}`, label: translate('views.queue') }] : []),
    ...views
      .filter((view) => current !== undefined || !isOfTab(view))
      .map(({ name }) => ({
        name,
        to: `/${resource}/views/${name}`,
        label: translate(`resources.${resource}.views.${name}`),
      })),
  ];
  return (
    <Box component="nav" aria-label={translate('views.switch')} sx={BAR}>
      {items.map(({ name, to, label }) => (
        <Link key={to} to={to} aria-current={name === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Box>
  );
}

function isOfTab(view: View): view is QueueView & { readonly tab: string } {
  return view.kind === 'queue' && view.tab !== undefined;
}

/** Styles plain links instead of MUI components, because this code loads with every list and must be small. */
const BAR = {
  display: 'flex',
  displayPrint: 'none',
  maxWidth: '100%',
  width: 'fit-content',
  mb: { xs: 1, sm: 0 },
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: { xs: 38, sm: 30 },
    px: 1.5,
    flex: 'none',
    color: 'text.secondary',
    typography: 'body2',
    fontWeight: 500,
    textDecoration: 'none',
    '& + &': { borderLeft: 1, borderColor: 'divider' },
    '&:hover': { color: 'text.primary' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2, borderRadius: 1 },
    '&[aria-current]': { color: 'primary.main', bgcolor: 'action.selected' },
  },
} as const;
