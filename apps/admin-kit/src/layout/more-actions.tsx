import MoreHoriz from '@mui/icons-material/MoreHoriz';
import { IconButton, Popover, Stack } from '@mui/material';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { InMenuContext } from './page-button.tsx';

/**
 * Button that opens a list of less frequent actions. The actions stay mounted, because they can open dialogs. Before an
 * action starts, the list closes and the focus is on the button, so that a dialog returns the focus to the button.
 */
export function MoreActions({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  return (
    <>
      <IconButton
        ref={button}
        aria-label={translate('layout.more')}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(true)}
        sx={BUTTON}
      >
        <MoreHoriz />
      </IconButton>
      <Popover
        id={id}
        open={isOpen}
        keepMounted
        disableEnforceFocus
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={close}
      >
        <Stack sx={LIST} onClickCapture={({ target }) => isStaying(target) || close()}>
          <InMenuContext value>{children}</InMenuContext>
        </Stack>
      </Popover>
    </>
  );
}

/** An action that shows its progress keeps the list open. */
const isStaying = (target: EventTarget) => target instanceof Element && target.closest('[data-stays]') !== null;

const BUTTON = { border: 1, borderColor: 'divider', borderRadius: 1, width: 36, height: 32, p: 0 } as const;

const LIST = {
  py: 1,
  minWidth: 200,
  '& .MuiButton-root': {
    justifyContent: 'flex-start',
    minHeight: 36,
    px: 2,
    borderRadius: 0,
    border: 0,
    fontWeight: 400,
    '&:not(.MuiButton-colorError)': { color: 'text.primary' },
  },
} as const;
