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
import { initialValues, type Field, type Operation, type Transition } from '@tuyen/model';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import {
  Form,
  HttpError,
  RecordContextProvider,
  useLocale,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { readFieldErrors } from '@tuyen/model/client';
import { codeOf } from '../data/errors.ts';
import { WritingContext } from '../inputs/choice/choosing.ts';
import { useModel } from '../model/model-context.tsx';
import { renderField } from '../elements/render-element.tsx';
import { interpreterFor } from '../validation/interpreter.ts';
import { omitEmptyDeep } from '../data/omit-empty.ts';
import { Unsaved } from '../unsaved/unsaved.tsx';
import { useAskedClose, useWork } from '../unsaved/use-work.ts';
import { resolverOver } from '../validation/resolver.ts';
import { useActionWords } from './use-action-words.ts';

type Action = Transition | Operation;

interface ActionDialogProps {
  readonly action: Action;
  readonly send: (input: object) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Dialog that asks for the input of an action and runs the action. After an error, the dialog keeps the input and shows
 * the reason. If another user changed the record first, the page reloads the record.
 */
export default function ActionDialog({ action, send, onClose }: ActionDialogProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const id = record?.id;
  const { kinds } = useModel();
  const { name, schema, input: fields } = action;
  const resolver = useMemo(() => (schema ? resolverOver(interpreterFor(schema, kinds)) : undefined), [schema, kinds]);
  const writing = useMemo(
    () => ({ resource, id, ...('answer' in action ? { operation: name } : { transition: name }) }),
    [resource, id, action, name],
  );
  const defaults: FieldValues = initialValues(fields);
  const [problem, setProblem] = useState<string>();
  const { label, title, text } = useActionWords(action);
  const work = useWork();
  const close = useAskedClose(work, onClose);

  const submit = async (input: FieldValues) => {
    setProblem(undefined);
    try {
      await send(omitEmptyDeep(input));
      work.release();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const code = codeOf(error.body);
      const errors = readFieldErrors(error.body);
      const asked = fields.map((field) => field.name);
      if (Object.keys(errors).some((path) => asked.includes(path.split('.')[0] ?? ''))) return errors;
      if (code === undefined || !FASTER.has(code)) {
        setProblem(error.message);
        return undefined;
      }
      notify('workflow.moved_meanwhile', { type: 'warning' });
      refresh();
    }
    onClose();
    return undefined;
  };

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="action-title">
      <RecordContextProvider value={NO_RECORD}>
        <Form<FieldValues>
          record={NO_RECORD}
          defaultValues={defaults}
          onSubmit={submit}
          {...(resolver && { resolver })}
          disableInvalidFormNotification
          noValidate
        >
          <DialogTitle id="action-title">{title}</DialogTitle>
          <DialogContent>
            {problem === undefined ? null : (
              <Alert severity="error" sx={{ mb: 2 }}>
                {problem}
              </Alert>
            )}
            <Unsaved work={work} draft={{ resource, fields, record, action: name }} />
            {text ? <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText> : null}
            <WritingContext.Provider value={writing}>
              <Inputs fields={fields} />
            </WritingContext.Provider>
          </DialogContent>
          <Buttons action={action} label={label} onClose={close} />
        </Form>
      </RecordContextProvider>
    </Dialog>
  );
}

const FIRST = 'input:not([type=file]), textarea, [role=button]';

/** Submits the form on Ctrl+Enter, or Cmd+Enter on a Mac, because Enter alone adds a line to a multiline text. */
function submitByKeys({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.closest('form')?.requestSubmit();
}

/** Error codes with which the server reports that another user changed the record after the dialog opened. */
const FASTER: ReadonlySet<string> = new Set(['version_conflict', 'transition_not_allowed', 'operation_not_allowed']);

/**
 * Empty record context for the inputs of the dialog. Without it, the inputs would start with the values of the record
 * whose page opened the dialog.
 */
const NO_RECORD = {};

function Inputs({ fields }: { readonly fields: readonly Field[] }) {
  const language = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(FIRST)?.focus(), []);
  return (
    <Box ref={box} onKeyDown={submitByKeys}>
      {fields.map((field) => renderField(field, language))}
    </Box>
  );
}

function Buttons({
  action,
  label,
  onClose,
}: {
  readonly action: Action;
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
        color={action.tone === 'danger' ? 'error' : 'primary'}
        loading={isSubmitting}
      >
        {label}
      </Button>
    </DialogActions>
  );
}
