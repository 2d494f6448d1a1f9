import { Box, type SxProps, type Theme } from '@mui/material';
import type { StateColor } from './state-colors.ts';

interface StateChipProps {
  readonly label: string;
  readonly color?: StateColor | undefined;
  readonly sx?: SxProps<Theme> | undefined;
}

export function StateChip({ label, color = 'neutral', sx }: StateChipProps) {
  const className = `plain-state ${color}`;
  const text = <span>{label}</span>;
  return sx ? (
    <Box component="span" className={className} sx={sx}>
      {text}
    </Box>
  ) : (
    <span className={className}>{text}</span>
  );
}
