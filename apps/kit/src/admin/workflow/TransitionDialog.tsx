import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { initialValues, textIn, type Transition, type Workflow } from '@tuyen/model';
import { useMemo, useState } from 'react';
import {
  Form,
  HttpError,
  RecordContextProvider,
  useDataProvider,
  useLocale,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { readFieldErrors } from '../../core/field-errors.ts';
import { codeOf } from '../data/errors.ts';
import type { KitDataProvider } from '../data/data-provider.ts';
import { WritingContext } from '../inputs/choice/choosing.ts';
import { useModel } from '../model/model-context.tsx';
import { useFormats } from '../format/use-formats.ts';
import { recordWords } from '../record/record-words.ts';
import { recordTitle } from '../record/record-title.ts';
import { renderField } from '../elements/render-element.tsx';
import { interpreterFor } from '../validation/interpreter.ts';
import { omitEmptyDeep } from '../data/omit-empty.ts';
import { resolverOver } from '../validation/resolver.ts';

interface TransitionDialogProps {
  readonly transition: Transition;
  readonly workflow: Workflow;
  readonly onClose: () => void;
  /** Makes the move in another way than by its own endpoint. */
  readonly send?: (input: object) => Promise<void>;
}

/**
 * Asks what a move needs to know, and makes it. A refusal leaves the dialog with what was entered and says why; where somebody was
 * faster, the page shows the record as it is now.
 */
export default function TransitionDialog({ transition, workflow, onClose, send }: TransitionDialogProps) {
  const formats = useFormats();
  const translate = useTranslate();
  const language = useLocale();
  const notify = useNotify();
  const refresh = useRefresh();
  const name = useResourceContext() ?? '';
  const record = useRecordContext() ?? { id: '' };
  const { kinds, resources } = useModel();
  const dataProvider = useDataProvider<KitDataProvider>();
  const { schema } = transition;
  const resolver = useMemo(() => (schema ? resolverOver(interpreterFor(schema, kinds)) : undefined), [schema, kinds]);

  const writing = useMemo(
    () => ({ resource: name, id: record.id, transition: transition.name }),
    [name, record.id, transition.name],
  );
  const defaults: FieldValues = initialValues(transition.input);
  const [problem, setProblem] = useState<string>();

  const move = async (input: FieldValues) => {
    setProblem(undefined);
    const entered = omitEmptyDeep(input);
    try {
      if (send) {
        await send(entered);
        onClose();
        return undefined;
      }
      const version = typeof record['version'] === 'number' ? record['version'] : undefined;
      const { data } = await dataProvider.transition(name, {
        id: record.id,
        name: transition.name,
        input: entered,
        version,
      });
      notify('workflow.done', { type: 'success', messageArgs: { status: stateLabel(data[workflow.field]) } });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const code = codeOf(error.body);
      const errors = readFieldErrors(error.body);
      const asked = transition.input.map((field) => field.name);
      if (Object.keys(errors).some((path) => asked.includes(path.split('.')[0] ?? ''))) return errors;
      if (code === undefined || !FASTER.has(code)) {
        setProblem(error.message);
        return undefined;
      }
      notify('workflow.moved_meanwhile', { type: 'warning' });
    }
    onClose();
    refresh();
    return undefined;
  };

  const stateLabel = (state: unknown) => {
    const field = resources.find((one) => one.name === name)?.fields.find((one) => one.name === workflow.field);
    return field?.kind === 'enum'
      ? translate(`enums.${field.enum}.${String(state)}`, { _: String(state) })
      : String(state);
  };
  const described = resources.find((one) => one.name === name);
  const words = {
    ...(described ? recordWords(described.fields, record, formats, translate) : {}),
    code: recordTitle(described?.title ?? '', record),
    label: textIn(transition.label, language),
  };
  const text = translate(`${name}.dialogs.${transition.name}.text`, { ...words, _: '' });

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="transition-title">
      <RecordContextProvider value={NO_RECORD}>
        <Form<FieldValues>
          record={NO_RECORD}
          defaultValues={defaults}
          onSubmit={move}
          {...(resolver && { resolver })}
          disableInvalidFormNotification
          noValidate
        >
          <DialogTitle id="transition-title">
            {translate(`${name}.dialogs.${transition.name}.title`, { ...words, _: `${words.label}: ${words.code}` })}
          </DialogTitle>
          <DialogContent>
            {problem === undefined ? null : (
              <Alert severity="error" sx={{ mb: 2 }}>
                {problem}
              </Alert>
            )}
            {text ? <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText> : null}
            <WritingContext.Provider value={writing}>
              <Box>{transition.input.map((field) => renderField(field, language))}</Box>
            </WritingContext.Provider>
          </DialogContent>
          <Buttons transition={transition} label={words.label} onClose={onClose} />
        </Form>
      </RecordContextProvider>
    </Dialog>
  );
}

/** Refusals that say that the record is no longer as the dialog found it. */
const FASTER: ReadonlySet<string> = new Set(['version_conflict', 'transition_not_allowed']);

/** The dialog is on the record's page, but its values are not the record's. */
const NO_RECORD = {};

function Buttons({
  transition,
  label,
  onClose,
}: {
  readonly transition: Transition;
  readonly label: string;
  readonly onClose: () => void;
}) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <DialogActions>
      <Button onClick={onClose} color="inherit">
        {translate('workflow.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color={transition.tone === 'danger' ? 'error' : 'primary'}
        loading={isSubmitting}
      >
        {label}
      </Button>
    </DialogActions>
  );
}
