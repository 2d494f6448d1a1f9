import {
  Alert,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import type { Resource } from '@tuyen/model';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useDataProvider, useNotify, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { changedFields } from '../data/changed-fields.ts';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useFormats } from '../format/use-formats.ts';
import { useResource } from '../model/model-context.tsx';
import { resetKeeping } from '../record/reset-keeping.ts';
import { RecordedField } from '../elements/recorded-field.tsx';
import { useActorName } from '../record/use-actor-name.ts';
import { contested, type Conflict, type RecordChange } from './conflict.ts';

interface Found {
  readonly theirs: RaRecord;
  readonly changes: readonly RecordChange[];
}

interface ConflictDialogProps extends Conflict {
  readonly onClose: () => void;
}

/**
 * Dialog for a record that another user changed in the meantime. Shows who changed which fields, and asks for a
 * decision on each field that both users changed. Afterwards the form contains the current record with the user's
 * chosen entries, and is not yet saved.
 */
export default function ConflictDialog({ read, adopt, onClose, ...props }: ConflictDialogProps) {
  const id = useId();
  const translate = useTranslate();
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const form = useFormContext();
  const notify = useNotify();
  // Copies the form's values when the save is rejected, so that the open dialog always compares the same values.
  const [base] = useState(props.base);
  const [mine] = useState(() => form.getValues());
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const { found, failure } = useFound(name, Number(base['version']), read);
  const fields = found && resource ? contested(resource.fields, base, mine, found.theirs) : [];

  const apply = () => {
    if (!found) return;
    const entered = Object.entries(changedFields(base, mine)).filter(([field]) => !taken.has(field));
    resetKeeping(form, found.theirs, Object.fromEntries(entered));
    adopt(found.theirs, taken);
    notify('conflict.applied', { type: 'info' });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{translate('conflict.title')}</DialogTitle>
      <DialogContent dividers>
        {failure ? <Alert severity="error">{failure}</Alert> : null}
        {!found && !failure ? <CircularProgress aria-label={translate('ra.page.loading')} /> : null}
        {found ? (
          <>
            <Changes name={name} changes={found.changes} />
            <Typography sx={{ my: 1.5 }}>
              {translate(fields.length > 0 ? 'conflict.choose' : 'conflict.nothing_contested')}
            </Typography>
            {fields.map((field) => (
              <Choice
                key={field}
                field={field}
                resource={resource}
                mine={mine}
                theirs={found.theirs}
                taken={taken.has(field)}
                onChange={(take) => setTaken(take ? new Set([...taken, field]) : without(taken, field))}
              />
            ))}
          </>
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
        <Button onClick={apply} variant="contained" disabled={!found} autoFocus>
          {translate('conflict.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function without(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  return new Set([...names].filter((one) => one !== name));
}

/**
 * Fetches the current record and the users who changed it. The users are omitted if unknown.
 * @param since version that the form was opened with
 */
function useFound(
  resource: string,
  since: number,
  read: () => Promise<RaRecord>,
): { found: Found | undefined; failure: string | undefined } {
  const translate = useTranslate();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<string>();
  const ask = useEffectEvent(async (): Promise<Found> => {
    const theirs = await read();
    const path = `${resource}/${encodeURIComponent(theirs.id)}/changes?since=${since}`;
    const changes = await dataProvider.call<readonly RecordChange[]>(path).catch(() => []);
    return { theirs, changes };
  });
  const fail = useEffectEvent((error: unknown) =>
    setFailure(error instanceof Error ? error.message : translate('errors.unexpected')),
  );
  useEffect(() => {
    let gone = false;
    ask().then(
      (answer) => (gone ? undefined : setFound(answer)),
      (error: unknown) => (gone ? undefined : fail(error)),
    );
    return () => {
      gone = true;
    };
  }, []);
  return { found, failure };
}

function Changes({ name, changes }: { readonly name: string; readonly changes: readonly RecordChange[] }) {
  const formats = useFormats();
  const translate = useTranslate();
  const nameOf = useActorName();
  if (changes.length === 0) return null;
  const label = (field: string) => translate(`resources.${name}.fields.${field}`, { _: field });
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
      {changes.map(({ at, by, fields }) => (
        <Typography component="li" key={at + by} sx={{ overflowWrap: 'anywhere' }}>
          {translate('conflict.change', {
            name: nameOf(by),
            at: formats.dateTime(at),
            fields: fields.map(label).join(', '),
          })}
        </Typography>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  readonly field: string;
  readonly resource: Resource | undefined;
  readonly mine: Readonly<Record<string, unknown>>;
  readonly theirs: RaRecord;
  readonly taken: boolean;
  readonly onChange: (taken: boolean) => void;
}

function Choice({ field, resource, mine, theirs, taken, onChange }: ChoiceProps) {
  const id = useId();
  const translate = useTranslate();
  const option = (value: string, record: Readonly<Record<string, unknown>>) => (
    <FormControlLabel
      value={value}
      control={<Radio size="small" />}
      sx={{ alignItems: 'flex-start', mr: 0 }}
      label={
        <>
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block', pt: 0.75 }}>
            {translate(`conflict.${value}`)}
          </Typography>
          <RecordedField resource={resource} field={field} record={record} />
        </>
      }
    />
  );
  return (
    <>
      <FormLabel id={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {translate(`resources.${resource?.name}.fields.${field}`, { _: field })}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={taken ? 'theirs' : 'mine'}
        onChange={(_, value) => onChange(value === 'theirs')}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, mb: 1.5 }}
      >
        {option('mine', mine)}
        {option('theirs', theirs)}
      </RadioGroup>
    </>
  );
}
