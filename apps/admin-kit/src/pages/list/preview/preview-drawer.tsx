import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import { Box, Button, Drawer, IconButton, Tooltip } from '@mui/material';
import { Suspense, useId, type ComponentType, type KeyboardEvent } from 'react';
import { useCreatePath, useResourceContext, useTranslate, type Identifier } from 'react-admin';
import { Link } from 'react-router';
import { areKeysAllowed, isTyped } from '../../../keys/keys.ts';
import { PreviewContext } from '../../../record/preview.ts';
import { Waiting } from '../../record-page.tsx';
import { PREVIEW_BUTTON, type ListPreview } from './use-preview.ts';

interface PreviewDrawerProps {
  readonly id: Identifier;
  readonly preview: ListPreview;
}

export default function PreviewDrawer({ id, preview: { isOpen, Page, close, next, previous } }: PreviewDrawerProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const pathTo = useCreatePath();
  const heading = useId();
  const steps: Readonly<Record<string, (() => void) | undefined>> = { J: next, K: previous };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!areKeysAllowed() || event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
    // Ignores key events from a dialog above the drawer. React passes them to the drawer, although the dialog's
    // elements are outside the drawer.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    steps[event.key.toUpperCase()]?.();
  };
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={close}
      disableRestoreFocus
      // This drawer covers the app bar. Ordinary drawers, such as the drawer of the filters, are below the app bar.
      sx={{ displayPrint: 'none', zIndex: 'modal' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': heading,
          onKeyDown,
          sx: { width: { xs: '100%', sm: 'min(720px, 90vw)' }, bgcolor: 'background.default', backgroundImage: 'none' },
        },
        transition: { onExited: () => focusRow(id) },
      }}
    >
      <Box sx={BAR}>
        <Step label="preview.previous" keyName="K" run={previous} icon={KeyboardArrowUp} />
        <Step label="preview.next" keyName="J" run={next} icon={KeyboardArrowDown} />
        <Button component={Link} to={pathTo({ resource, id, type: 'show' })} size="small">
          {translate('preview.page')}
        </Button>
        <IconButton onClick={close} aria-label={translate('ra.action.close')} sx={{ ml: 'auto' }}>
          <Close />
        </IconButton>
      </Box>
      {}
      <Box key={id} sx={{ px: 2, pb: 9, overflowY: 'auto', flex: 1 }}>
        <PreviewContext value={{ id, heading, close }}>
          <Suspense fallback={<Waiting />}>
            <Page />
          </Suspense>
        </PreviewContext>
      </Box>
    </Drawer>
  );
}

interface StepProps {
  readonly label: string;
  readonly keyName: string;
  readonly run: (() => void) | undefined;
  readonly icon: ComponentType;
}

/**
 * Button that opens the previous or next record. At the end of the list it stays focusable, because a disabled button
 * would lose the focus.
 */
function Step({ label, keyName, run, icon: Icon }: StepProps) {
  const name = useTranslate()(label);
  return (
    <Tooltip title={`${name} (${keyName})`}>
      <IconButton
        aria-label={name}
        aria-keyshortcuts={keyName}
        aria-disabled={run === undefined}
        onClick={run}
        sx={{ '&[aria-disabled=true]': { opacity: 0.4 } }}
      >
        <Icon />
      </IconButton>
    </Tooltip>
  );
}

function focusRow(id: Identifier): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[${PREVIEW_BUTTON}]`)];
  const own = buttons.find((button) => button.getAttribute(PREVIEW_BUTTON) === String(id));
  (own ?? buttons[0])?.focus();
}

const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  minHeight: 56,
  flex: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
