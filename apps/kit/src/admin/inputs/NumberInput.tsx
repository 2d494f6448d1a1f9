import { useInput } from 'react-admin';
import { inputRest, type KitInputProps } from './input-props.ts';
import { InputHelp, InputTitle } from './InputTexts.tsx';
import { TypedNumber } from './TypedNumber.tsx';

export interface NumberInputProps extends KitInputProps {
  readonly min?: number;
  readonly decimals?: number;
  readonly plain?: boolean;
}

/** A number as people here write it: `1.683`, and with `decimals` digits behind a comma `12,5`. */
export function NumberInput(props: NumberInputProps & { readonly suffix?: string }) {
  const { source, label, helperText, resource, readOnly, disabled, min, decimals, plain, suffix } = props;
  const { id, field, fieldState, isRequired } = useInput({ ...inputRest(props), format: asIs, parse: asIs });
  return (
    <TypedNumber
      id={id}
      name={field.name}
      className={`ra-input ra-input-${source}`}
      label={
        label === false ? '' : <InputTitle label={label} source={source} resource={resource} isRequired={isRequired} />
      }
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.invalid}
      helperText={<InputHelp error={fieldState.error?.message} help={helperText} />}
      disabled={disabled ?? false}
      readOnly={readOnly}
      required={isRequired}
      min={min}
      decimals={decimals}
      plain={plain}
      suffix={suffix}
    />
  );
}

const asIs = (value: unknown) => value;
