import { Box, Paper, Stack, Typography } from '@mui/material';
import { isObject, type Field, type Workflow } from '@tuyen/model';
import { useId } from 'react';
import { useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { EnumLabel } from '../fields/choice/enum-field.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useResource } from '../model/model-context.tsx';
import { useActorNames } from '../record/use-actor-name.ts';

interface Move {
  readonly to: string | undefined;
  readonly at: string | undefined;
  readonly by: string | undefined;
  readonly note: string | undefined;
}

function movesIn(history: unknown): readonly Move[] {
  const moves = (Array.isArray(history) ? history.filter(isObject) : []).map(({ to, at, by, note }): Move => ({
    to: textIn(to),
    at: textIn(at),
    by: textIn(by),
    note: textIn(note),
  }));
  return moves.filter(({ to, at, by, note }) => Boolean(to ?? at ?? by ?? note));
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function accountsOf(history: Field | undefined): string | undefined {
  const by = history && 'fields' in history ? history.fields.find(({ name }) => name === 'by') : undefined;
  return by && 'use' in by ? by.resource : undefined;
}

/** Lists the state changes of the current record. */
export function StatusTimeline({ workflow }: { readonly workflow: Workflow }) {
  const id = useId();
  const translate = useTranslate();
  const formats = useFormats();
  const record = useRecordContext();
  const fields = useResource(useResourceContext())?.fields;
  const field = fields?.find(({ name }) => name === workflow.field);
  const moves = movesIn(workflow.history ? record?.[workflow.history] : undefined);
  const nameOf = useActorNames(
    moves.flatMap(({ by }) => by ?? []),
    accountsOf(fields?.find(({ name }) => name === workflow.history)),
  );
  if (moves.length === 0 || !field || !('enum' in field)) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {translate('workflow.history')}
      </Typography>
      <Stack
        component="ol"
        spacing={1.5}
        sx={{ listStyle: 'none', m: 0, p: 0, borderLeft: 2, borderColor: 'divider', pl: 2 }}
      >
        {moves.toReversed().map((move, index) => (
          <Box component="li" key={index}>
            <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              {move.to ? <EnumLabel name={field.enum} value={move.to} /> : null}
              <Typography variant="body2" color="text.secondary">
                {move.at ? formats.dateTime(move.at) : ''}
                {move.by && nameOf(move.by) ? ` ${translate('workflow.by', { name: nameOf(move.by) })}` : ''}
              </Typography>
            </Stack>
            {move.note ? (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
                {move.note}
              </Typography>
            ) : null}
          </Box>
        ))}
      </Stack>
    </Paper>
  );
}
