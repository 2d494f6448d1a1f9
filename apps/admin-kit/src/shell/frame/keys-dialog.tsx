import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoundKeys } from '../../keys/use-keys.ts';

/** Number of shortcuts above which the dialog has two columns. */
const MANY = 12;

export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const title = useId();
  const keys = [{ key: 'Ctrl+K', label: t('palette.title') }, ...useBoundKeys()];
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth={keys.length > MANY ? 'md' : 'xs'}>
      <DialogTitle id={title}>{t('keys.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'auto 1fr', sm: keys.length > MANY ? 'auto 1fr auto 1fr' : 'auto 1fr' },
            gap: 1.5,
            m: 0,
            '& dd': { m: 0 },
          }}
        >
          {keys.map(({ key, label }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                {key.split(' ').map((one, index) => (
                  <Fragment key={one}>
                    {index > 0 ? ` ${t('keys.then')} ` : null}
                    <Box component="kbd" sx={KEY}>
                      {one}
                    </Box>
                  </Fragment>
                ))}
              </dt>
              <dd>{label}</dd>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const KEY = {
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontFamily: 'inherit',
  fontSize: 14,
} as const;
