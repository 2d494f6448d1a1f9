import Close from '@mui/icons-material/Close';
import { Autocomplete, Box, FormHelperText, IconButton, MenuItem, Stack, TextField } from '@mui/material';
import { type Field, kindOf, type Resource } from '@tuyen/model';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { comparableFields, type Comparison, comparisonsOf, isComplete, operandInput } from './comparisons.ts';
import { ConditionValue } from './condition-value.tsx';
import type { DraftCondition } from './draft.ts';
import { PeriodInput } from './period-input.tsx';
import { boundsOf, periodsOf } from './periods.ts';

interface ConditionRowProps {
  readonly resource: Resource;
  readonly condition: DraftCondition;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (condition: DraftCondition) => void;
  readonly onRemove: () => void;
}

export function ConditionRow({ resource, condition, label, checked, onChange, onRemove }: ConditionRowProps) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const fields = comparableFields(resource);
  const field = fields.find(({ name }) => name === condition.field);
  const comparisons = field ? comparisonsOf(resource, field) : [];
  const comparison = comparisons.find(({ operator }) => operator === condition.operator);
  const nameOf = ({ name }: Field) => String(labelOf({ source: name, resource: resource.name }));
  const missing = checked && !(comparison && isComplete(comparison, condition.value));
  const choose = (chosen: Field, { operator, operand }: Comparison) => {
    const isSame = chosen.name === condition.field && comparison?.operand === operand;
    onChange({
      ...condition,
      field: chosen.name,
      operator,
      value: isSame ? condition.value : firstValue(chosen, operand),
    });
  };
  return (
    <Box role="group" aria-label={label} data-condition={condition.key} sx={ROW}>
      <Autocomplete
        size="small"
        autoHighlight
        clearIcon={null}
        options={fields}
        value={field ?? null}
        getOptionKey={({ name }) => name}
        getOptionLabel={nameOf}
        isOptionEqualToValue={(one, other) => one.name === other.name}
        onChange={(_event, chosen) => {
          const [first] = chosen ? comparisonsOf(resource, chosen) : [];
          if (chosen && first) choose(chosen, first);
        }}
        renderInput={(params) => (
          <TextField {...params} label={translate('conditions.field')} error={checked && !field} />
        )}
      />
      <TextField
        select
        size="small"
        label={translate('conditions.operator')}
        disabled={!field}
        value={comparison?.operator ?? ''}
        onChange={({ target }) => {
          const chosen = comparisons.find(({ operator }) => operator === target.value);
          if (field && chosen) choose(field, chosen);
        }}
      >
        {comparisons.map(({ operator, label: text }) => (
          <MenuItem key={operator} value={operator}>
            {translate(text)}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={VALUE}>
        {field && comparison ? (
          <Operand
            key={`${field.name} ${comparison.operand} ${comparison.operator.startsWith('$') ? '' : comparison.operator}`}
            field={field}
            comparison={comparison}
            value={condition.value}
            onChange={(value) => onChange({ ...condition, value })}
          />
        ) : null}
        {missing ? <FormHelperText error>{translate('conditions.incomplete')}</FormHelperText> : null}
      </Box>
      <IconButton aria-label={`${translate('conditions.remove')}: ${label}`} onClick={onRemove} sx={REMOVE}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface OperandProps {
  readonly field: Field;
  readonly comparison: Comparison;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function Operand({ field, comparison, value, onChange }: OperandProps) {
  const translate = useTranslate();
  const { operand } = comparison;
  if (operand === 'none') return null;
  if (operand === 'period')
    return <PeriodInput precision={kindOf(field).precision} value={value} onChange={onChange} />;
  const element = operandInput(field, comparison);
  if (operand !== 'range') {
    const label = translate('conditions.value');
    return <ConditionValue field={field} element={element} label={label} value={value} onChange={onChange} />;
  }
  const [from, to]: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <Stack direction="row" spacing={1}>
      <ConditionValue
        field={field}
        element={element}
        label={translate('conditions.from')}
        value={from}
        onChange={(start) => onChange([start, to])}
      />
      <ConditionValue
        field={field}
        element={element}
        label={translate('conditions.to')}
        value={to}
        onChange={(end) => onChange([from, end])}
      />
    </Stack>
  );
}

function firstValue(field: Field, operand: Comparison['operand']): unknown {
  if (operand === 'none') return true;
  if (operand === 'period') return boundsOf(periodsOf(kindOf(field).precision)[0] ?? 'today');
  return operand === 'one' ? undefined : [];
}

const ROW = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 7fr) auto' },
  py: { xs: 1.5, sm: 0 },
  borderWidth: 0,
  borderStyle: 'solid',
  borderColor: 'divider',
  borderTopWidth: { xs: 1, sm: 0 },
  '& .MuiFormControl-root': { mt: 0, mb: 0, minWidth: 0, width: '100%' },
  // On a phone, the inputs are below each other, beside the button that removes the condition.
  '& > :not(button)': { gridColumn: { xs: 1, sm: 'auto' } },
} as const;

const VALUE = { minWidth: 0, '& fieldset.MuiFormControl-root > .MuiFormGroup-root': { flexFlow: 'row wrap' } } as const;

const REMOVE = { gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' }, width: 40, height: 40 } as const;
