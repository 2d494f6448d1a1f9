import { TextField } from '@mui/material';
import { useCallback, useState } from 'react';
import { useInput } from 'react-admin';
import { useFieldCheck } from './field-checks.tsx';
import { inputRest, type KitInputProps } from './input-props.ts';
import { InputHelp, InputTitle } from './input-texts.tsx';

/** Input for any JSON value. While the text is not valid JSON, the record keeps its value and cannot be saved. */
export function JsonInput(props: KitInputProps) {
  const { source, label, helperText, resource, readOnly, disabled } = props;
  const { id, field, fieldState, isRequired } = useInput({
    ...inputRest(props),
    format: (value: unknown) => value,
    parse: (value: unknown) => value,
  });
  const [typed, setTyped] = useState<string | null>(null);
  const broken = typed !== null && parsed(typed) === undefined;
  useFieldCheck(
    field.name,
    useCallback(() => (broken ? 'form.json.invalid' : undefined), [broken]),
  );
  return (
    <TextField
      id={id}
      className={`ra-input ra-input-${source}`}
      label={
        label === false ? '' : <InputTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      }
      value={typed ?? (field.value === null || field.value === undefined ? '' : JSON.stringify(field.value, null, 2))}
      onChange={(event) => {
        setTyped(event.target.value);
        const read = parsed(event.target.value);
        if (read) field.onChange(read.value);
      }}
      onBlur={() => {
        if (!broken) setTyped(null);
        field.onBlur();
      }}
      error={broken || fieldState.invalid}
      helperText={<InputHelp error={broken ? 'form.json.invalid' : fieldState.error?.message} help={helperText} />}
      disabled={disabled ?? false}
      multiline
      minRows={3}
      maxRows={16}
      fullWidth
      slotProps={{
        input: { readOnly: readOnly ?? false },
        htmlInput: { spellCheck: false, style: { fontFamily: 'monospace' } },
      }}
    />
  );
}

function parsed(text: string): { value: unknown } | undefined {
  if (text.trim() === '') return { value: null };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}
