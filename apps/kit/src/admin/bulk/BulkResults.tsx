import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { HttpError, useTranslate, type Identifier } from 'react-admin';
import { readFieldErrors } from '../../core/field-errors.ts';
import type { MoveResult } from './move-all.ts';

interface BulkResultsProps {
  readonly results: readonly MoveResult[];
  readonly titleOf: (id: Identifier) => string;
}

/** What became of each record, those first that could not be moved. */
export function BulkResults({ results, titleOf }: BulkResultsProps) {
  const translate = useTranslate();
  const refused = results.filter(({ error }) => error !== undefined);
  const done = results.filter(({ error }) => error === undefined);
  const said = [
    ...(refused.length > 0 ? [translate('bulk.refused', { smart_count: refused.length })] : []),
    ...(done.length > 0 ? [translate('bulk.done', { smart_count: done.length })] : []),
  ];
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {said.join(' · ')}
      </Typography>
      <List dense disablePadding>
        {[...refused, ...done].map(({ id, error }) => (
          <ListItem key={id} disableGutters>
            <ListItemIcon sx={{ minWidth: 36 }}>
              {error === undefined ? <CheckCircle color="success" /> : <ErrorOutline color="error" />}
            </ListItemIcon>
            <ListItemText
              primary={titleOf(id)}
              secondary={error === undefined ? translate('bulk.ok') : reasonOf(error)}
              slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}

function reasonOf(error: unknown): string {
  const reasons = error instanceof HttpError ? Object.values(readFieldErrors(error.body)).filter(Boolean) : [];
  if (reasons.length > 0) return [...new Set(reasons)].join(' ');
  return error instanceof Error ? error.message : String(error);
}
