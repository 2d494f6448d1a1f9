import { Box, Button } from '@mui/material';
import { textIn } from '@tuyen/model';
import { useLocale } from 'react-admin';
import { LOOKS } from '../../actions/action-button.tsx';
import type { PossibleAction } from './queue-actions.ts';

export function QueueButton({
  possible: { offered, action },
  onPress,
}: {
  readonly possible: PossibleAction;
  readonly onPress: () => void;
}) {
  const { key } = offered;
  return (
    <Button {...LOOKS[action.tone]} onClick={onPress} {...(key !== undefined && { 'aria-keyshortcuts': key })}>
      {textIn(action.label, useLocale())}
      {key === undefined ? null : <Key name={key} />}
    </Button>
  );
}

/** Keyboard shortcut as printed on the key. Hidden from screen readers, because the button announces it. */
export function Key({ name }: { readonly name: string }) {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={{
        ml: 1,
        px: 0.75,
        fontSize: '0.75em',
        fontFamily: 'inherit',
        border: 1,
        borderColor: 'currentColor',
        borderRadius: 0.75,
        display: { xs: 'none', md: 'inline' },
      }}
    >
      {name}
    </Box>
  );
}
