import { Box } from '@mui/material';
import { useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useViews } from './use-views.ts';

/** Leads from the list of a resource to its views, and back. Nothing where the user has no view. @param current name of the view that is shown */
export function ViewSwitch({ current }: { readonly current?: string }) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const views = useViews(resource);
  if (views.length === 0) return null;
  const items = [
    { name: undefined, to: `/${resource}`, label: translate('views.list') },
    ...views.map(({ name }) => ({
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

/** Plain links: this comes with every list. */
const BAR = {
  display: 'flex',
  displayPrint: 'none',
  gap: 0.5,
  mb: 1.5,
  overflowX: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
  '& a': {
    px: 1.5,
    py: 1,
    flex: 'none',
    color: 'text.secondary',
    typography: 'body2',
    fontWeight: 500,
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    '&:hover': { color: 'text.primary' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2, borderRadius: 1 },
    '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
  },
} as const;
