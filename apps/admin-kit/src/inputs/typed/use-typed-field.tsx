import type { ReactNode } from 'react';
import { useInput } from 'react-admin';
import { inputRest, type KitInputProps } from '../input-props.ts';
import { SHORT } from '../../layout/section.tsx';
import { InputHelp, InputTitle } from '../input-texts.tsx';

interface TypedField extends Pick<KitInputProps, 'sx'> {
  readonly id: string;
  readonly name: string;
  readonly className: string;
  readonly label: ReactNode;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly inputRef: (element: HTMLInputElement | null) => void;
  readonly error: boolean;
  readonly helperText: ReactNode;
  readonly disabled: boolean;
  readonly readOnly: boolean | undefined;
  readonly required: boolean;
}

export function useTypedField(props: KitInputProps): TypedField {
  const { source, label, helperText, resource, readOnly, disabled } = props;
  const { id, field, fieldState, isRequired } = useInput({ ...inputRest(props), format: asIs, parse: asIs });
  return {
    id,
    name: field.name,
    className: `ra-input ra-input-${source} ${SHORT}`,
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
