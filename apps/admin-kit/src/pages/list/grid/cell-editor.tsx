import { Alert, Box, Button, Popover } from '@mui/material';
import type { Field, Resource } from '@tuyen/model';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  Form,
  HttpError,
  RecordContextProvider,
  useDataProvider,
  useNotify,
  useTranslate,
  useUpdate,
  type RaRecord,
} from 'react-admin';
import { useFormState, type FieldValues } from 'react-hook-form';
import { readFieldErrors } from '@tuyen/model/client';
import ConflictDialog from '../../../conflict/conflict-dialog.tsx';
import { isConflict } from '../../../conflict/conflict.ts';
import { same } from '../../../data/changed-fields.ts';
import { enteredValue, FieldInput } from '../../../edits/field-input.tsx';
import { UNDO_FOR, useUndoEdits } from '../../../edits/use-undo-edits.ts';
import { FieldChecks } from '../../../inputs/field-checks.tsx';
import { useCapabilities } from '../../../model/model-context.tsx';
import { ASK_CAN } from '../../../record/record-can.ts';
import { KEEP_TYPED } from '../../../record/reset-keeping.ts';
import { useFieldResolver } from './use-field-resolver.ts';

interface CellEditorProps {
  readonly resource: Resource;
  readonly field: Field;
  readonly record: RaRecord;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/**
 * Input of one cell, over the cell. Errors stay at the input; a change by somebody else opens the conflict dialog; a
 * saved change can be undone for a while.
 */
export default function CellEditor({ resource, field, record, anchor, onClose }: CellEditorProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const [update] = useUpdate();
  const undoOf = useUndoEdits(resource.name);
  const { edits } = useCapabilities(resource.name);
  const [base, setBase] = useState(record);
  const [problem, setProblem] = useState<string>();
  const [isContested, setIsContested] = useState(false);
  const { resolver, checks, context } = useFieldResolver(resource, field, base);
  const label = translate(`resources.${resource.name}.fields.${field.name}`, { _: field.name });

  const submit = async (entered: FieldValues) => {
    setProblem(undefined);
    const value = enteredValue(entered[field.name]);
    const { id } = base;
    if (same(base[field.name], value)) return onClose();
    const sent = { id, data: { ...base, [field.name]: value }, previousData: base };
    try {
      const after = await update(resource.name, sent, { returnPromise: true, mutationMode: 'pessimistic' });
      const changes = { [field.name]: { from: base[field.name] ?? null, to: value } };
      const undo = edits
        ? undoOf([{ action: 'update', id: String(id), version: after['version'], changes }], [field.name])
        : undefined;
      notify('grid.saved', {
        type: 'success',
        messageArgs: { field: label },
        ...(undo && { undo, autoHideDuration: UNDO_FOR }),
      });
      return onClose();
    } catch (error) {
      if (isConflict(error)) {
        setIsContested(true);
        return undefined;
      }
      const { [field.name]: own, ...others } = error instanceof HttpError ? readFieldErrors(error.body) : {};
      if (own) return { [field.name]: own };
      const reasons = Object.values(others).filter(Boolean);
      const message = error instanceof Error && error.message ? error.message : translate('errors.unexpected');
      setProblem(reasons.length > 0 ? reasons.join(' ') : message);
      return undefined;
    }
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      // The grid focuses the cell again.
      disableRestoreFocus
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 1.5, width: WIDTH } } }}
    >
      <RecordContextProvider value={base}>
        <Form<FieldValues>
          record={base}
          resolver={resolver}
          context={context}
          onSubmit={submit}
          resetOptions={KEEP_TYPED}
          disableInvalidFormNotification
          noValidate
          sanitizeEmptyValues={false}
        >
          <FieldChecks checks={checks}>
            <FirstInput onSubmitKeys={submitByKeys}>
              <FieldInput resource={resource} field={field} id={base.id} />
            </FirstInput>
            {problem === undefined ? null : (
              <Alert severity="error" sx={{ mb: 1 }}>
                {problem}
              </Alert>
            )}
            <Buttons onClose={onClose} />
            {isContested ? (
              <ConflictDialog
                base={base}
                read={async () => (await dataProvider.getOne(resource.name, { id: base.id, ...ASK_CAN })).data}
                adopt={setBase}
                onClose={() => setIsContested(false)}
              />
            ) : null}
          </FieldChecks>
        </Form>
      </RecordContextProvider>
    </Popover>
  );
}

const WIDTH = 320;

interface FirstInputProps {
  readonly onSubmitKeys: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

function FirstInput({ onSubmitKeys, children }: FirstInputProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = box.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [role=combobox]');
    input?.focus();
    if (input instanceof HTMLInputElement && ['text', 'tel', 'email', 'url'].includes(input.type)) input.select();
  }, []);
  return (
    <Box ref={box} onKeyDown={onSubmitKeys}>
      {children}
    </Box>
  );
}

/** Submits on Ctrl+Enter too, because Enter alone adds a line to a multiline text. */
function submitByKeys({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.closest('form')?.requestSubmit();
}

function Buttons({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
      <Button size="small" color="inherit" onClick={onClose}>
        {translate('ra.action.cancel')}
      </Button>
      <Button size="small" type="submit" variant="contained" loading={isSubmitting}>
        {translate('ra.action.save')}
      </Button>
    </Box>
  );
}
