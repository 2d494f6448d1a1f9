import { useInput } from 'react-admin';
import { inputRest, type KitInputProps } from '../input-props.ts';
import { InputHelp, InputTitle } from '../input-texts.tsx';

export function useTypedField(props: KitInputProps) {
  const { source, label, helperText, resource, readOnly, disabled } = props;
  const { id, field, fieldState, isRequired } = useInput({ ...inputRest(props), format: asIs, parse: asIs });
  return {
    id,
    name: field.name,
    className: `ra-input ra-input-${source}`,
    label:
      label === false ? '' : <InputTitle label={label} source={source} resource={resource} isRequired={isRequired} />,
    value: field.value as unknown,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: fieldState.invalid,
    helperText: <InputHelp error={fieldState.error?.message} help={helperText} />,
    disabled: disabled ?? false,
    readOnly,
    required: isRequired,
    ...(props.sx !== undefined && { sx: props.sx }),
  };
}

const asIs = (value: unknown) => value;
