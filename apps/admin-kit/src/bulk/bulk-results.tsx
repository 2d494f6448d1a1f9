import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import { useTranslate, type Identifier } from 'react-admin';
import type { MoveResult } from '../edits/move-all.ts';
import { reasonOf } from '../edits/reason-of.ts';

interface BulkResultsProps {
  readonly results: readonly MoveResult[];
  readonly titleOf: (id: Identifier) => string;
}

export function BulkResults({ results, titleOf }: BulkResultsProps) {
  const translate = useTranslate();
  const refused = results.filter(({ error }) => error !== undefined);
  const done = results.filter(({ error }) => error === undefined);
  const said = [
    ...(refused.length > 0 ? [translate('bulk.refused', { smart_count: refused.length })] : []),
    ...(done.length > 0 ? [translate('bulk.done', { smart_count: done.length })] : []),
  ];
  const groups = Map.groupBy([...refused, ...done], ({ error }) =>
    error === undefined ? translate('bulk.ok') : reasonOf(error),
  );
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {said.join(' · ')}
      </Typography>
      <List dense disablePadding>
        {[...groups].map(([reason, group]) => {
          const isDone = group[0]?.error === undefined;
          const titles = group.map(({ id }) => titleOf(id)).join(', ');
          return (
            <ListItem key={reason} disableGutters sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
              <ListItemIcon sx={{ minWidth: 36, mt: 0.75 }}>
                {isDone ? <CheckCircle color="success" /> : <ErrorOutline color="error" />}
              </ListItemIcon>
              <ListItemText
                primary={reason}
                secondary={
                  group.length === 1 ? titles : <Titles isDone={isDone} count={group.length} titles={titles} />
                }
                slotProps={{ secondary: { component: 'div' } }}
              />
            </ListItem>
          );
        })}
      </List>
    </>
  );
}

interface TitlesProps {
  readonly isDone: boolean;
  readonly count: number;
  readonly titles: string;
}

function Titles({ isDone, count, titles }: TitlesProps) {
  const translate = useTranslate();
  return (
    <details>
      <summary>{translate(isDone ? 'bulk.done' : 'bulk.refused', { smart_count: count })}</summary>
      {titles}
    </details>
  );
}
