import {
  Box,
  Checkbox,
  Divider,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Popover,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useContext, useId } from 'react';
import { useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { ColumnsContext } from './columns-context.ts';
import { useColumns } from './use-columns.ts';
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

function ColumnChoice() {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const resource = useResourceContext() ?? '';
  const id = useId();
  const columns = useContext(ColumnsContext).all();
  const { hidden, hide } = useColumns();
  const names = columns.map(({ props }) => props.source ?? '').filter((name) => name !== '');
  const shown = names.filter((name) => !hidden.includes(name));
  return (
    <FormGroup role="group" aria-labelledby={id} sx={{ px: 2, py: 1 }}>
      <FormLabel id={id} sx={HEAD}>
        {translate('ra.action.select_columns')}
      </FormLabel>
      {columns.map(({ props: { source = '', label } }) =>
        source === '' ? null : (
          <FormControlLabel
            key={source}
            control={
              <Checkbox
                size="small"
                sx={TIGHT}
                checked={shown.includes(source)}
                // Disables the checkbox of the last visible column, because a list without columns shows nothing.
                disabled={shown.length === 1 && shown[0] === source}
                onChange={(_event, show) => hide(show ? hidden.filter((name) => name !== source) : [...hidden, source])}
              />
            }
            label={labelOf({ source, resource, label })}
            slotProps={TEXT}
          />
        ),
      )}
    </FormGroup>
  );
}

const HEAD = { typography: 'body2', fontWeight: 600, color: 'text.primary', mb: 0.5 } as const;

/** Style that reduces the height of the menu items, so that a menu with sixteen columns fits below its button. */
const TIGHT = { py: 0.5 } as const;

const TEXT = { typography: { variant: 'body2' } } as const;
