import { InputAdornment } from '@mui/material';
import { NumberInput, useTranslate, type NumberInputProps } from 'react-admin';

/** A number with its unit behind it. `unit` is a key of the words. */
export function QuantityInput({ unit = '', ...props }: NumberInputProps & { readonly unit?: string }) {
  const translate = useTranslate();
  return (
    <NumberInput
      {...props}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">{translate(unit, { _: unit })}</InputAdornment> },
      }}
    />
  );
}
