import { OfferedRestore, RecordedField, useResource } from '@tuyen/admin-kit';
import { Alert, Box, Button, Paper, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { changesOf, valuesOf } from './changes.ts';

/** Long labels in lists, such as the permissions of a role, break instead of widening the table. */
const WRAPPED = {
  '& .plain-state, & .plain-state > span': { whiteSpace: 'normal', height: 'auto', maxWidth: '100%' },
} as const;

export function ChangeTable() {
  const id = useId();
  const translate = useTranslate();
  const entry = useRecordContext();
  const name = String(entry?.['resource'] ?? '');
  const resource = useResource(name);
  const [all, setAll] = useState(false);
  const [before, after] = [valuesOf(entry?.['before']), valuesOf(entry?.['after'])];
  const changes = changesOf(before, after);
  const unchanged = changes.filter(({ changed }) => !changed).length;
  const label = (field: string) => translate(`resources.${name}.fields.${field}`, { _: field });
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 1.5, sm: 2 }, mb: 2, minWidth: 0 }}
    >
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {translate('resources.audit-logs.sections.change')}
      </Typography>
      {changes.length === unchanged ? <Alert severity="info">{translate('audit.nothing')}</Alert> : null}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby={id}>
        {changes.length > 0 ? (
          <Table
            size="small"
            sx={{
              '& td, & th': { verticalAlign: 'top', overflowWrap: 'anywhere' },
              minWidth: 480,
              tableLayout: 'fixed',
              ...WRAPPED,
            }}
          >
            <TableHead>
              <TableRow>
                <TableCell sx={{ width: '28%' }}>{translate('audit.field')}</TableCell>
                {before ? <TableCell>{translate('resources.audit-logs.fields.before')}</TableCell> : null}
                {after ? <TableCell>{translate('resources.audit-logs.fields.after')}</TableCell> : null}
              </TableRow>
            </TableHead>
            <TableBody>
              {changes
                .filter(({ changed }) => all || changed)
                .map(({ field, changed }) => (
                  <TableRow key={field} sx={changed && before && after ? { bgcolor: 'action.hover' } : {}}>
                    <TableCell component="th" scope="row" sx={{ fontWeight: changed ? 600 : 400 }}>
                      {label(field)}
                    </TableCell>
                    {[before, after].map((record, index) =>
                      record ? (
                        <TableCell key={index}>
                          <RecordedField resource={resource} field={field} record={record} />
                        </TableCell>
                      ) : null,
                    )}
                  </TableRow>
                ))}
            </TableBody>
          </Table>
        ) : null}
      </Box>
      {entry && entry['record_id'] !== '*' ? (
        <OfferedRestore resource={name} id={String(entry['record_id'])} entry={String(entry.id)} />
      ) : null}
      {unchanged > 0 ? (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setAll(!all)}>
          {translate(all ? 'audit.changed_only' : 'audit.all_fields', { smart_count: unchanged })}
        </Button>
      ) : null}
    </Paper>
  );
}
