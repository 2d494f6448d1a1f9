import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { countOf, GROUPS, type GrantGroup, modulesOf, type GrantedModule, type OfficeGrants } from './grants.ts';

const COLORS: Readonly<Record<GrantGroup, string>> = {
  lacking: 'error.main',
  added: 'success.main',
  removed: 'warning.main',
  office: 'text.secondary',
  role: 'text.secondary',
  kept: 'text.primary',
};

/** Lists the rights of an account in one office, by group. Rights that stay are folded. */
export function GrantedInOffice({ grants }: { readonly grants: OfficeGrants }) {
  const translate = useTranslate();
  return (
    <Box sx={{ mt: 1.5 }}>
      {grants.name === null ? null : (
        <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
          {grants.name}
        </Typography>
      )}
      {GROUPS.filter((group) => countOf(grants, group) > 0).map((group) => (
        <Box key={group} component="details" open={group !== 'kept'} sx={{ mt: 0.5 }}>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer', color: COLORS[group] }}>
            {translate(`grants.groups.${group}`, { smart_count: countOf(grants, group) })}
          </Typography>
          <Modules modules={modulesOf(grants, group)} />
        </Box>
      ))}
    </Box>
  );
}

function Modules({ modules }: { readonly modules: readonly GrantedModule[] }) {
  const translate = useTranslate();
  return (
    <Box component="ul" sx={{ typography: 'body2', m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {modules.map((module) => {
        const rights = module.rights.filter(({ label }) => label !== '').map(({ label }) => label);
        return (
          <li key={module.name}>
            {module.label === '' ? translate('grants.administration') : `${module.label}: ${rights.join(', ')}`}
          </li>
        );
      })}
    </Box>
  );
}
