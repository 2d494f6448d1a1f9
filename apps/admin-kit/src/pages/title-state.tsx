import { useFieldValue, useResourceContext } from 'react-admin';
import type { EnumField } from '@tuyen/model';
import { StateField, useOverride } from '../fields/choice/state-field.tsx';
import { useEnum, useResource } from '../model/model-context.tsx';
import { stateFieldOf } from '../record/state-field.ts';

export function TitleState() {
  const field = stateFieldOf(useResource(useResourceContext()));
  return field ? <Shown field={field} /> : null;
}

function Shown({ field: { name, enum: values, overrides = [] } }: { readonly field: EnumField }) {
  const value: unknown = useFieldValue({ source: name });
  const color = useEnum(values)?.values.find((one) => one.value === value)?.color;
  const override = useOverride(overrides);
  return override || color === 'danger' ? <StateField source={name} enum={values} overrides={overrides} /> : null;
}
