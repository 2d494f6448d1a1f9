import { Alert, Box, Button } from '@mui/material';
import { useResourceContext, useTranslate, type Identifier } from 'react-admin';
import { useKeys } from '../../../keys/use-keys.ts';
import type { Planning } from './use-planning.ts';

interface PlanningNoticesProps {
  readonly planning: Planning;
  readonly titleOf: (id: Identifier) => string;
}

/** Shows a draft that can be saved or dropped, what was refused, and the way back from the last saving. */
export function PlanningNotices({ planning, titleOf }: PlanningNoticesProps) {
  const translate = useTranslate();
  const { draft, refused, undoable, busy } = planning;
  const isUndoable = undoable.length > 0 && !draft;
  useKeys([
    ...(isUndoable ? [{ key: 'Z', label: translate('undo.undo'), run: () => void planning.undo() }] : []),
    ...(draft ? [{ key: 'S', label: translate('planning.save'), run: () => void planning.saveDraft() }] : []),
  ]);
  return (
    <Box role="status" sx={{ displayPrint: 'none' }}>
      {draft ? <Draft planning={planning} titleOf={titleOf} /> : null}
      {isUndoable ? (
        <Alert
          severity="success"
          sx={{ mb: 1.5 }}
          action={
            <Button
              color="inherit"
              size="small"
              loading={busy}
              aria-keyshortcuts="Z"
              onClick={() => void planning.undo()}
            >
              {translate('undo.undo')} (Z)
            </Button>
          }
        >
          {translate('planning.saved', { smart_count: undoable.length })}
        </Alert>
      ) : null}
      {refused.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 1.5 }} onClose={planning.forgetRefused}>
          {translate('planning.refused', { smart_count: refused.length })}
          <Reasons
            lines={refused.map(({ id, message = '', errors = {} }) => ({
              id,
              text: Object.values(errors).join(' ') || message,
            }))}
            titleOf={titleOf}
          />
        </Alert>
      ) : null}
    </Box>
  );
}

function Draft({ planning, titleOf }: PlanningNoticesProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { draft, busy } = planning;
  const { changes = [], open = [] } = draft ?? {};
  const labelOf = (field: string) => translate(`resources.${resource}.fields.${field}`);
  return (
    <Alert
      severity="info"
      sx={{ mb: 1.5, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 300px' } }}
      action={
        <>
          <Button
            variant="contained"
            size="small"
            loading={busy}
            disabled={changes.length === 0}
            aria-keyshortcuts="S"
            onClick={() => void planning.saveDraft()}
          >
            {translate('planning.save')}
          </Button>
          <Button color="inherit" size="small" sx={{ ml: 1 }} disabled={busy} onClick={planning.drop}>
            {translate('planning.drop')}
          </Button>
        </>
      }
    >
      {translate('planning.draft', { smart_count: changes.length })}
      {open.length > 0 ? (
        <details>
          <summary>{translate('planning.open', { smart_count: open.length })}</summary>
          <Reasons
            lines={open.map(({ id, field, message }) => ({ id, text: `${labelOf(field)}: ${message}` }))}
            titleOf={titleOf}
          />
        </details>
      ) : null}
    </Alert>
  );
}

interface ReasonsProps {
  readonly lines: readonly { readonly id: Identifier; readonly text: string }[];
  readonly titleOf: (id: Identifier) => string;
}

function Reasons({ lines, titleOf }: ReasonsProps) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 180, overflowY: 'auto' }}>
      {lines.map(({ id, text }) => (
        <li key={`${id} ${text}`}>
          {titleOf(id)}: {text}
        </li>
      ))}
    </Box>
  );
}
