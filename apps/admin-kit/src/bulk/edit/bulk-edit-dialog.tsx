import { Alert, Box, Dialog, DialogContent, DialogTitle } from '@mui/material';
import type { Field, Resource } from '@tuyen/model';
import { useId, useState } from 'react';
import { Form, useNotify, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { commonValues } from '../../edits/common-values.ts';
import { enteredValue } from '../../edits/field-input.tsx';
import { UNDO_FOR } from '../../edits/use-undo-edits.ts';
import { BulkEditButtons } from './bulk-edit-buttons.tsx';
import { BulkEditChoice } from './bulk-edit-choice.tsx';
import { BulkEditPreview } from './bulk-edit-preview.tsx';
import { useBulkEdit } from './use-bulk-edit.ts';

interface BulkEditDialogProps {
  readonly resource: Resource;
  readonly records: readonly RaRecord[];
  readonly fields: readonly Field[];
  /** @param refused ids of the records that were not changed; undefined if no record was */
  readonly onClose: (refused?: readonly Identifier[]) => void;
}

/**
 * Dialog that changes one field of several records: choice of the field and the value, then a preview by the server of
 * what will change and what is refused, then the results with an undo. Another back end has no preview and no undo.
 */
export default function BulkEditDialog({ resource, records, fields, onClose }: BulkEditDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const heading = useId();
  // Keeps the fields that were offered when the dialog opened, because a reload of the list can change the selection.
  const [offered] = useState(fields);
  const [field, setField] = useState<Field | undefined>(offered.length === 1 ? offered[0] : undefined);
  const edit = useBulkEdit(resource, records);
  const { step, busy, problem } = edit;
  const close = () => {
    if (busy) return;
    if (step.name !== 'done') return onClose();
    edit.refresh();
    const refused = step.rows.filter(({ action }) => action === 'refuse').map(({ id }) => id);
    const count = step.rows.length - refused.length;
    if (step.undo && count > 0)
      notify('bulk.done', {
        type: 'success',
        messageArgs: { smart_count: count },
        undo: step.undo,
        autoHideDuration: UNDO_FOR,
      });
    return onClose(refused);
  };
  const submit = async (values: FieldValues) => {
    if (field) await edit.propose(field, enteredValue(values[field.name]));
  };
  const common = commonValues(
    records,
    resource.fields.map(({ name }) => name),
  );
  return (
    <Dialog open onClose={close} aria-labelledby={heading} fullWidth maxWidth="sm">
      <Form<FieldValues>
        key={field?.name ?? ''}
        record={common}
        onSubmit={submit}
        noValidate
        sanitizeEmptyValues={false}
      >
        <DialogTitle id={heading}>{translate('bulk_edit.title', { smart_count: records.length })}</DialogTitle>
        <DialogContent dividers>
          {problem === undefined ? null : (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          )}
          <Box hidden={step.name !== 'choose'}>
            <BulkEditChoice resource={resource} fields={offered} field={field} onChoose={setField} />
          </Box>
          {step.name !== 'choose' && field ? (
            <BulkEditPreview
              key={step.name}
              resource={resource}
              field={field}
              records={records}
              rows={step.rows}
              isDone={step.name === 'done'}
            />
          ) : null}
        </DialogContent>
        <BulkEditButtons edit={edit} ready={field !== undefined} onClose={close} onUndone={() => onClose([])} />
      </Form>
    </Dialog>
  );
}
