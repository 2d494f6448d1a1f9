import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  GlobalStyles,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { Children, isValidElement, useState, type ReactElement, type ReactNode } from 'react';
import { FieldTitle, RecordContextProvider, useResourceContext, useTranslate, type Identifier } from 'react-admin';
import { useFormats } from '../../../format/use-formats.ts';
import { lanesOf, type TimeBar } from '../lay-out.ts';
import { useReferenceTitles } from '../use-reference-titles.ts';
import { barsIn } from './selection.ts';

interface DaySheetProps {
  readonly day: string;
  readonly title: string;
  readonly bars: readonly TimeBar[];
  readonly lanes: readonly string[];
  readonly lane: string;
  readonly fields: ReactNode;
  /** Fields that the column of times already shows. */
  readonly times: readonly string[];
  readonly titleOf: (id: Identifier) => string;
  readonly onClose: () => void;
}

/** On paper, only the sheet remains. */
const PRINTED = {
  '@media print': {
    'body > :not(.day-sheet)': { display: 'none !important' },
    '.day-sheet, .day-sheet *': { position: 'static !important', overflow: 'visible !important' },
    '.day-sheet .MuiDialog-container, .day-sheet .MuiPaper-root': {
      display: 'block !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      boxShadow: 'none !important',
    },
    '.day-sheet .MuiBackdrop-root, .day-sheet .MuiDialogActions-root': { display: 'none !important' },
    '.day-sheet section': { breakInside: 'avoid' },
  },
} as const;

/** Shows the bars of a day as a list for each vehicle or person, ready for the printer. */
export default function DaySheet({ day, title, bars, lanes, lane, fields, times, titleOf, onClose }: DaySheetProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { zone, date } = useFormats();
  const [by, setBy] = useState(lane);
  const titles = useReferenceTitles([by], bars);
  const columns = columnsIn(fields).filter((column) => ![by, ...times].includes(sourceOf(column)));
  const named = lanesOf(bars, by, []).map((one) => ({
    ...one,
    name: one.id === null ? translate('lanes.none') : (titles.get(one.id) ?? String(one.id)),
  }));
  const order = new Intl.Collator(undefined, { numeric: true });
  const groups = named.toSorted((one, other) =>
    (one.id === null) === (other.id === null) ? order.compare(one.name, other.name) : one.id === null ? 1 : -1,
  );
  return (
    <Dialog open fullScreen className="day-sheet" onClose={onClose} aria-labelledby="day-sheet-title">
      <GlobalStyles styles={PRINTED} />
      <DialogTitle id="day-sheet-title" component="h2">
        {title} · {date(day)}
      </DialogTitle>
      <DialogContent>
        {groups.map((group) => (
          <Box component="section" key={group.id ?? ''} sx={{ mb: 3 }}>
            <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
              {group.name} ({group.rows.flat().length})
            </Typography>
            <Box sx={{ overflowX: 'auto' }}>
              <Box component="table" sx={TABLE}>
                <thead>
                  <tr>
                    <th>{translate('planning.time')}</th>
                    <th>{translate(`resources.${resource}.name`, { smart_count: 1 })}</th>
                    {columns.map((column) => (
                      <th key={sourceOf(column)}>
                        <FieldTitle source={sourceOf(column)} resource={resource} {...labelOf(column)} />
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {barsIn(group).map(({ record, start, end }) => (
                    <tr key={record.id}>
                      <td>{[start, end].map((at) => zone.timeOf(new Date(at))).join('–')}</td>
                      <td>{titleOf(record.id)}</td>
                      <RecordContextProvider value={record}>
                        {columns.map((column) => (
                          <td key={sourceOf(column)}>{column}</td>
                        ))}
                      </RecordContextProvider>
                    </tr>
                  ))}
                </tbody>
              </Box>
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <TextField
          select
          size="small"
          fullWidth={false}
          label={translate('lanes.by')}
          value={by}
          onChange={({ target }) => setBy(target.value)}
          sx={{ minWidth: 160, mr: 'auto' }}
        >
          {lanes.map((name) => (
            <MenuItem key={name} value={name}>
              {translate(`resources.${resource}.fields.${name}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button color="inherit" onClick={onClose}>
          {translate('lanes.close')}
        </Button>
        <Button variant="contained" onClick={() => window.print()}>
          {translate('planning.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Column = ReactElement<{ readonly source?: string; readonly label?: string | boolean }>;

/** Returns the fields of the opened bar, which are the children of one element. */
function columnsIn(fields: ReactNode): readonly Column[] {
  return Children.toArray(fields).flatMap((part) => {
    const inside = isValidElement<{ readonly children?: ReactNode }>(part) ? part.props.children : undefined;
    return Children.toArray(inside).filter((one) => isValidElement<Column['props']>(one));
  });
}

const sourceOf = ({ props, key }: Column) => props.source ?? String(key);

const labelOf = ({ props: { label } }: Column) => (typeof label === 'string' ? { label } : {});

const TABLE = {
  width: '100%',
  minWidth: 720,
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontWeight: 600 },
  '& td:nth-of-type(-n + 2)': { whiteSpace: 'nowrap' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '@media print': { minWidth: 0 },
} as const;
