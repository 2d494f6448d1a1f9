import { Stack } from '@mui/material';
import { StateChip } from './state-chip.tsx';
import { TextOf } from '../text-of.tsx';

export function Chips({ labels }: { readonly labels: readonly string[] }) {
  if (labels.length === 0) return <TextOf>{null}</TextOf>;
  return (
    <Stack component="span" direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      {labels.map((label) => (
        <StateChip key={label} label={label} />
      ))}
    </Stack>
  );
}
