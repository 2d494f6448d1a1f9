import { Checkbox, ListItemText, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Box } from '@mui/material';
import {
  groupableFields,
  groupText,
  measurableFields,
  measureText,
  MOST_GROUPS,
  MOST_MEASURES,
  periodsOf,
  type ReportGroup,
  type ReportMeasure,
  type Resource,
} from '@tuyen/model';
import { useTranslate } from 'react-admin';
import { SHAPES, type ReportState } from './report-state.ts';
import { measuresIn, useReportWords } from './use-report-words.ts';

interface ReportControlsProps {
  readonly resource: Resource;
  readonly state: ReportState;
  readonly onChange: (change: Partial<ReportState>) => void;
}

const NUMBERS = ['sum', 'average', 'share', 'min', 'max'] as const;

/** Choices of a report: its groups, its figures and how it is shown. */
export function ReportControls({ resource, state, onChange }: ReportControlsProps) {
  const translate = useTranslate();
  const words = useReportWords(resource);
  const groups = groupableFields(resource).flatMap((field): ReportGroup[] => {
    const periods = periodsOf(field);
    return periods.length > 0 ? periods.map((every) => ({ field: field.name, every })) : [{ field: field.name }];
  });
  const measures: readonly ReportMeasure[] = [
    { of: 'count' },
    { of: 'share' },
    ...measurableFields(resource).flatMap(({ name }) => NUMBERS.map((of) => ({ of, field: name }))),
  ];
  const places = Math.min(MOST_GROUPS, state.by.length + 1);
  const choose = (at: number, value: string) =>
    onChange({ by: value === '' ? state.by.toSpliced(at, 1) : state.by.toSpliced(at, 1, value) });
  return (
    <Box role="group" aria-label={translate('report_builder.choices')} sx={BAR}>
      {Array.from({ length: places }, (_, at) => (
        <TextField
          // The place is the identity of a choice: the first, second or third group.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          select
          size="small"
          label={translate(at === 0 ? 'report_builder.group' : 'report_builder.then')}
          value={state.by[at] ?? ''}
          onChange={({ target }) => choose(at, target.value)}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={CHOICE}
        >
          <MenuItem value="">{translate('report_builder.no_group')}</MenuItem>
          {groups
            .filter((group) => groupText(group) === state.by[at] || !state.by.includes(groupText(group)))
            .map((group) => (
              <MenuItem key={groupText(group)} value={groupText(group)}>
                {words.group(group)}
              </MenuItem>
            ))}
        </TextField>
      ))}
      <TextField
        select
        size="small"
        label={translate('report_builder.figures')}
        value={state.measures}
        onChange={({ target }) => {
          const chosen = [target.value].flat().map(String);
          if (chosen.length > 0 && chosen.length <= MOST_MEASURES) onChange({ measures: chosen });
        }}
        slotProps={{
          select: {
            multiple: true,
            renderValue: () => measuresIn(state.measures).map(words.measure).join(', '),
          },
        }}
        sx={CHOICE}
      >
        {measures.map((measure) => (
          <MenuItem key={measureText(measure)} value={measureText(measure)} dense>
            <Checkbox
              size="small"
              checked={state.measures.includes(measureText(measure))}
              tabIndex={-1}
              sx={{ p: 0.5 }}
            />
            <ListItemText primary={words.measure(measure)} />
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={translate('report_builder.shape')}
        value={state.shape}
        onChange={(_event, shape: ReportState['shape'] | null) => shape && onChange({ shape })}
      >
        {SHAPES.map((shape) => (
          <ToggleButton
            key={shape}
            value={shape}
            disabled={state.by.length < (shape === 'pivot' ? 2 : shape === 'table' ? 0 : 1)}
          >
            {translate(`report_builder.shapes.${shape}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  displayPrint: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mb: 1.5,
} as const;

/** The choices of a report are one row on a wide screen, and one below the other on a phone. */
const CHOICE = { width: { xs: '100%', sm: 'auto' }, minWidth: { sm: 150 }, maxWidth: { sm: 280 }, m: 0 } as const;
