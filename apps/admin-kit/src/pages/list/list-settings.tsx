import { Box, Divider, FormControlLabel, FormLabel, Popover, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ColumnChoice, HEAD, TEXT, TIGHT } from './columns/column-choice.tsx';
import { useDensity } from './use-density.ts';

interface ListSettingsProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

export default function ListSettings({ anchor, onClose }: ListSettingsProps) {
  const translate = useTranslate();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('list.settings'), sx: { minWidth: 220 } } }}
    >
      <DensityChoice />
      <Divider />
      <ColumnChoice />
    </Popover>
  );
}

function DensityChoice() {
  const translate = useTranslate();
  const id = useId();
  const [density, choose] = useDensity();
  return (
    <Box sx={{ px: 2, py: 1 }}>
      <FormLabel id={id} sx={HEAD}>
        {translate('list.density')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={density}
        onChange={(_event, value) => choose(value === 'medium' ? 'medium' : 'small')}
      >
        {(['small', 'medium'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" sx={TIGHT} autoFocus={value === density} />}
            label={translate(value === 'small' ? 'list.dense' : 'list.roomy')}
            slotProps={TEXT}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
