import { Chip } from '@mui/material';
import { stateColors, type StateColor } from './state-colors.ts';

/** A value of an enumeration: always its label, with its color. */
export function StateChip({ label, color }: { readonly label: string; readonly color?: StateColor | undefined }) {
  return (
    <Chip
      component="span"
      size="small"
      label={label}
      sx={(theme) => ({
        borderRadius: 1,
        alignSelf: 'flex-start',
        fontWeight: 500,
        ...stateColors(theme, color),
      })}
    />
  );
}
