import { useModel } from '@tuyen/admin-kit';
import { Box, Typography } from '@mui/material';
import { useFieldValue, useTranslate } from 'react-admin';
import { chosenByModule } from './chosen.ts';
import { usePermissionNames } from './use-permission-names.ts';

export function PermissionsField({ source }: { readonly source: string }) {
  const translate = useTranslate();
  const { permissions } = useModel();
  const value: unknown = useFieldValue({ source });
  const slugs = Array.isArray(value) ? value.map(String) : [];
  const chosen = chosenByModule(slugs, permissions, usePermissionNames());
  if (chosen.length === 0) return <>{translate('permissions.none')}</>;
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { sm: 'max-content 1fr' }, columnGap: 2, rowGap: 0.5, m: 0 }}
    >
      {chosen.map(({ module, actions }) => (
        <Box key={module} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {module}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, mb: { xs: 0.5, sm: 0 }, overflowWrap: 'anywhere' }}>
            {actions.join(', ')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
PermissionsField.wide = true;
