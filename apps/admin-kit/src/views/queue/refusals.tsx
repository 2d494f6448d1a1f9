import { Alert, Button, Stack } from '@mui/material';
import { HttpError, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { codeOf } from '../../data/errors.ts';
import { readFieldErrors } from '@tuyen/model/client';
import type { Outbox, RejectedDecision } from './outbox.ts';
import { usePair } from '../../i18n/use-pair.ts';

interface RefusalsProps {
  readonly outbox: Outbox;
  readonly refusals: readonly RejectedDecision[];
  readonly rows: readonly RaRecord[];
  readonly onOpen: (id: Identifier) => void;
}

export function Refusals({ outbox, refusals, rows, onOpen }: RefusalsProps) {
  const translate = useTranslate();
  const pair = usePair();
  if (refusals.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {refusals.map((refusal) => {
        const { id, title, label } = refusal.decision;
        const waits = rows.some((row) => row.id === id);
        return (
          <Alert
            key={`${id} ${label}`}
            severity={isTaken(refusal.error) ? 'warning' : 'error'}
            onClose={() => outbox.dismiss(refusal)}
            closeText={translate('ra.action.close')}
            {...(waits && {
              action: (
                <>
                  <Button color="inherit" size="small" onClick={() => onOpen(id)}>
                    {translate('queue.open')}
                  </Button>
                  <Button color="inherit" size="small" onClick={() => outbox.dismiss(refusal)}>
                    {translate('ra.action.close')}
                  </Button>
                </>
              ),
            })}
          >
            <strong>{title}</strong> · {pair(label, reasonOf(refusal.error, translate))}
          </Alert>
        );
      })}
    </Stack>
  );
}

const TAKEN: ReadonlySet<string> = new Set(['version_conflict', 'transition_not_allowed', 'operation_not_allowed']);

function isTaken(error: unknown): boolean {
  return error instanceof HttpError && TAKEN.has(codeOf(error.body) ?? '');
}

export function reasonOf(error: unknown, translate: (key: string) => string): string {
  if (isTaken(error)) return translate('queue.taken');
  if (!(error instanceof HttpError)) return error instanceof Error ? error.message : String(error);
  const reasons = Object.values(readFieldErrors(error.body)).filter(Boolean);
  return reasons.length > 0 ? [...new Set(reasons)].join(' ') : error.message;
}
