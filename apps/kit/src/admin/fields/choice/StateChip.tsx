import { Chip, type SxProps, type Theme } from '@mui/material';
import { stateColors, type StateColor } from './state-colors.ts';

interface StateChipProps {
  readonly label: string;
  readonly color?: StateColor | undefined;
  readonly sx?: SxProps<Theme> | undefined;
}

/** A value of an enumeration: always its label, with its color. */
export function StateChip({ label, color, sx }: StateChipProps) {
  return (
    <Chip
      component="span"
      size="small"
      label={label}
      sx={[
        (theme) => ({ borderRadius: 1, alignSelf: 'flex-start', fontWeight: 500, ...stateColors(theme, color) }),
        ...[sx ?? []].flat(),
      ]}
    />
  );
}
