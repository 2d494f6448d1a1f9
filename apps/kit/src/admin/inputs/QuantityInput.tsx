import { useTranslate } from 'react-admin';
import { without } from './input-props.ts';
import { NumberInput, type NumberInputProps } from './NumberInput.tsx';

/** A number with its unit behind it. `unit` is a key of the words. */
export function QuantityInput(props: NumberInputProps & { readonly unit?: string }) {
  const { unit = '' } = props;
  const translate = useTranslate();
  return <NumberInput {...without(props, 'unit')} suffix={translate(unit, { _: unit })} />;
}
