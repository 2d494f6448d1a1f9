import { Box, Checkbox, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { RecordedField } from '../elements/recorded-field.tsx';
import { useResource } from '../model/model-context.tsx';
import type { RestorableValue } from './restorable.ts';

/** Long labels in lists break instead of widening the table. */
const TABLE = {
  '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& .plain-state, & .plain-state > span': { whiteSpace: 'normal', height: 'auto', maxWidth: '100%' },
} as const;

interface RestoreTableProps {
  readonly resource: string;
  readonly fields: readonly RestorableValue[];
  readonly leftOut: ReadonlySet<string>;
  readonly onToggle: (field: string) => void;
}

/** Lists each field with its value now and then. A field that the user may not change names the reason. */
export function RestoreTable({ resource: name, fields, leftOut, onToggle }: RestoreTableProps) {
  const id = useId();
  const translate = useTranslate();
  const resource = useResource(name);
  const label = (field: string) => translate(`resources.${name}.fields.${field}`, { _: field });
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox" />
            <TableCell sx={{ width: '26%' }}>{translate('restore.field')}</TableCell>
            <TableCell>{translate('restore.now')}</TableCell>
            <TableCell>{translate('restore.then')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map(({ field, now, logged, refused }) => (
            <TableRow key={field}>
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  checked={refused === undefined && !leftOut.has(field)}
                  disabled={refused !== undefined}
                  onChange={() => onToggle(field)}
                  slotProps={{ input: { 'aria-labelledby': `${id}-${field}` } }}
                />
              </TableCell>
              <TableCell component="th" scope="row" id={`${id}-${field}`}>
                {label(field)}
                {refused === undefined ? null : (
                  <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
                    {refused}
                  </Typography>
                )}
              </TableCell>
              <TableCell>
                <RecordedField resource={resource} field={field} record={{ [field]: now }} />
              </TableCell>
              <TableCell sx={{ fontWeight: 600 }}>
                <RecordedField resource={resource} field={field} record={{ [field]: logged }} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
