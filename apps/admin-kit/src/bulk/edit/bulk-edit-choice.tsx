import { MenuItem, TextField, Typography } from '@mui/material';
import type { Field, Resource } from '@tuyen/model';
import { useTranslate } from 'react-admin';
import { FieldInput } from '../../edits/field-input.tsx';

interface BulkEditChoiceProps {
  readonly resource: Resource;
  readonly fields: readonly Field[];
  readonly field: Field | undefined;
  readonly onChoose: (field: Field | undefined) => void;
}

export function BulkEditChoice({ resource, fields, field, onChoose }: BulkEditChoiceProps) {
  const translate = useTranslate();
  return (
    <>
      <TextField
        select
        autoFocus
        fullWidth
        label={translate('bulk_edit.field')}
        value={field?.name ?? ''}
        onChange={({ target }) => onChoose(fields.find(({ name }) => name === target.value))}
      >
        {fields.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {translate(`resources.${resource.name}.fields.${name}`, { _: name })}
          </MenuItem>
        ))}
      </TextField>
      {field ? (
        <>
          <FieldInput resource={resource} field={field} />
          {field.required ? null : (
            <Typography variant="body2" color="text.secondary">
              {translate('bulk_edit.empty_clears')}
            </Typography>
          )}
        </>
      ) : null}
    </>
  );
}
