import { useFieldValue, useTranslate } from 'react-admin';
import { useEnum } from '../../model/model-context.tsx';
import { StateChip } from './state-chip.tsx';
import { TextOf } from '../text-of.tsx';
import type { FieldProps } from '../field-props.ts';

/** Shows the label of an enum value as a chip in the color of the value. */
export function EnumField({ source, enum: name, sx }: FieldProps & { readonly enum: string }) {
  const value: unknown = useFieldValue({ source });
  return value === null || value === undefined || value === '' ? (
    <TextOf sx={sx}>{null}</TextOf>
  ) : (
    <EnumLabel name={name} value={value} sx={sx} />
  );
}

interface EnumLabelProps {
  readonly name: string;
  readonly value: unknown;
  readonly sx?: FieldProps['sx'] | undefined;
}

/** Shows the label of any enum value as a chip, without a record. */
export function EnumLabel({ name, value, sx }: EnumLabelProps) {
  const translate = useTranslate();
  const color = useEnum(name)?.values.find((candidate) => candidate.value === value)?.color;
  const label = translate(`enums.${name}.${String(value)}`, { _: String(value) });
  return color ? <StateChip label={label} color={color} sx={sx} /> : <TextOf sx={sx}>{label}</TextOf>;
}
