import Search from '@mui/icons-material/Search';
import { Box, ButtonBase, IconButton, useMediaQuery, type Theme } from '@mui/material';
import { useEffect, useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../layout/lazy-component.tsx';

const Palette = lazyComponent(() => import('../palette/palette.tsx'));
const NamedOperation = lazyComponent(() => import('../../operations/named-operation.tsx'));

export function PaletteButton() {
  const { t } = useTranslation();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ readonly resource: string; readonly operation: string } | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setOpen((before) => !before && document.querySelector('[role=dialog]') === null);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const shared = {
    onClick: () => setOpen(true),
    onPointerEnter: () => void Palette.preload().catch(() => undefined),
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
  } as const;
  return (
    <>
      {wide ? (
        <ButtonBase {...shared} sx={FIELD}>
          <Search fontSize="small" />
          <Box component="span" sx={{ flex: 1, textAlign: 'start' }}>
            {t('palette.button')}
          </Box>
          <kbd aria-hidden>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
        </ButtonBase>
      ) : (
        <IconButton {...shared} aria-label={t('palette.button')} color="inherit">
          <Search />
        </IconButton>
      )}
      {open ? (
        <Palette
          onClose={() => setOpen(false)}
          onOperate={(resource, operation) => setChosen({ resource, operation })}
        />
      ) : null}
      {chosen ? (
        <ResourceContextProvider value={chosen.resource}>
          <NamedOperation name={chosen.operation} onClose={() => setChosen(null)} />
        </ResourceContextProvider>
      ) : null}
    </>
  );
}

function isShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (isMac() ? metaKey : ctrlKey) && !shiftKey && !altKey;
}

function isMac(): boolean {
  return navigator.userAgent.includes('Mac OS');
}

const FIELD = {
  gap: 1,
  width: 220,
  height: 34,
  px: 1,
  ml: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  color: 'text.secondary',
  fontSize: 14,
  '&:hover': { bgcolor: 'action.hover' },
  '& kbd': { fontFamily: 'inherit', fontSize: 12 },
} as const;
