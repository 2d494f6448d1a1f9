import { Autocomplete, Stack, TextField, Typography } from '@mui/material';
import type { FieldProps, WidgetProps } from '@rjsf/utils';
import type { Precision } from '@tuyen/model';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useFormats } from '../format/use-formats.ts';
import { FileButton } from '../inputs/upload/FileButton.tsx';
import { timeOptions } from '../inputs/TextListInput.tsx';
import { TypedMoney } from '../inputs/typed/TypedMoney.tsx';
import { TypedNumber } from '../inputs/typed/TypedNumber.tsx';
import { TypedTime } from '../inputs/typed/TypedTime.tsx';
import { UploadPicture } from '../uploads/UploadPicture.tsx';

/** An amount as the forms of records take it. */
export function MoneyWidget(props: WidgetProps) {
  const { value, onChange, options } = props;
  return (
    <TypedMoney
      {...common(props)}
      value={value}
      onChange={(amount) => onChange(amount ?? undefined)}
      min={numberIn(options['min'])}
    />
  );
}

/** A number as the forms of records take it. */
export function NumberWidget(props: WidgetProps) {
  const { value, onChange, options } = props;
  return (
    <TypedNumber
      {...common(props)}
      value={value}
      onChange={(number) => onChange(number ?? undefined)}
      decimals={numberIn(options['decimals'])}
      min={numberIn(options['min'])}
      plain={options['plain'] === true}
    />
  );
}

/** A month, day or moment as the forms of records take it. */
export function TimeWidget(props: WidgetProps) {
  const { value, onChange, options } = props;
  return (
    <TypedTime
      {...common(props)}
      value={value}
      onChange={(time) => onChange(time ?? undefined)}
      precision={options['precision'] as Precision}
    />
  );
}

function common({ id, label, required, disabled, readonly, rawErrors = [] }: WidgetProps) {
  return {
    id,
    label,
    required: required ?? false,
    disabled: disabled ?? false,
    readOnly: readonly ?? false,
    error: rawErrors.length > 0,
  };
}

function numberIn(option: unknown): number | undefined {
  return typeof option === 'number' ? option : undefined;
}

/** A secret that is set, never shown: left empty it stays as it is. */
export function SecretWidget({ id, label, value, disabled, readonly, onChange, rawErrors = [] }: WidgetProps) {
  const translate = useTranslate();
  return (
    <TextField
      id={id}
      label={label}
      type="password"
      value={value ?? ''}
      disabled={disabled ?? false}
      error={rawErrors.length > 0}
      helperText={translate('form.secret.set')}
      onChange={(event) => onChange(event.target.value || undefined)}
      slotProps={{ htmlInput: { autoComplete: 'new-password', readOnly: readonly } }}
    />
  );
}

/** A list of short texts: Enter ends one. Months, days and moments are typed as everywhere else. */
export function TextsWidget({ id, label, value, disabled, readonly, onChange, options, rawErrors = [] }: WidgetProps) {
  const precision = options['precision'] as Precision | undefined;
  const formats = useFormats();
  const [offered] = useState(() => timeOptions(precision, formats));
  const texts: string[] = Array.isArray(value) ? value.map(String) : [];
  return (
    <Autocomplete
      multiple
      freeSolo
      id={id}
      options={offered}
      value={precision ? texts.map((text) => formats.time(text, precision)) : texts}
      disabled={disabled ?? false}
      readOnly={readonly ?? false}
      onChange={(_, next) => onChange(precision ? next.map((text) => formats.readTime(text, precision) ?? text) : next)}
      renderInput={(params) => <TextField {...params} label={label} error={rawErrors.length > 0} />}
    />
  );
}

/** The address of an uploaded file, with a button to upload another. */
export function UploadWidget({ id, label, value, disabled, readonly, onChange, options }: WidgetProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<KitDataProvider>();
  const send = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChange((await dataProvider.upload(file, file.name)).data.url);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'upload.failed', { type: 'error' });
    }
  };
  const accept = Array.isArray(options['accept']) ? options['accept'].join(',') : 'image/*';
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start', mb: 2 }}>
      <Typography id={`${id}-label`} variant="body2" color="text.secondary">
        {label}
      </Typography>
      {typeof value === 'string' && value !== '' ? (
        <UploadPicture stored={value} alt={label} height={64} maxWidth={240} />
      ) : null}
      {disabled || readonly ? null : (
        <FileButton
          id={id}
          size="small"
          accept={accept}
          aria-labelledby={`${id}-label ${id}`}
          onFiles={([file]) => void send(file)}
        >
          {translate('upload.choose_image')}
        </FileButton>
      )}
    </Stack>
  );
}

/** Any JSON as text; what is no JSON is told and not taken. */
export function JsonSetting({ fieldPathId, formData, uiSchema, disabled, readonly, onChange }: FieldProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  const take = (text: string) => {
    setTyped(text);
    try {
      onChange(text.trim() === '' ? undefined : JSON.parse(text), fieldPathId.path);
      setBroken(false);
    } catch {
      setBroken(true);
    }
  };
  return (
    <TextField
      id={fieldPathId.$id}
      label={uiSchema?.['ui:title']}
      value={typed ?? (formData === undefined || formData === null ? '' : JSON.stringify(formData, null, 2))}
      onChange={(event) => take(event.target.value)}
      onBlur={() => !broken && setTyped(null)}
      error={broken}
      helperText={broken ? translate('form.json.invalid') : undefined}
      disabled={disabled ?? false}
      multiline
      minRows={3}
      slotProps={{ htmlInput: { spellCheck: false, readOnly: readonly, style: { fontFamily: 'monospace' } } }}
    />
  );
}
