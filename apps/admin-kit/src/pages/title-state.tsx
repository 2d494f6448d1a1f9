import { useFieldValue, useResourceContext } from 'react-admin';
import type { EnumField } from '@tuyen/model';
import { StateField, useOverride } from '../fields/choice/state-field.tsx';
import { useEnum, useResource } from '../model/model-context.tsx';
import { stateFieldOf } from '../record/state-field.ts';

/** Shows the state of the record beside the title of its page. */
export function TitleState() {
  const resource = useResource(useResourceContext());
  const field = stateFieldOf(resource);
  return field ? <Shown field={field} always={resource?.workflow !== undefined} /> : null;
}

interface ShownProps {
  readonly field: EnumField;
  /** Whether every state is shown. Without a workflow, only exceptional states are. */
  readonly always: boolean;
}

function Shown({ field: { name, enum: values, overrides = [] }, always }: ShownProps) {
  const value: unknown = useFieldValue({ source: name });
  const color = useEnum(values)?.values.find((one) => one.value === value)?.color;
  const override = useOverride(overrides);
  return always || override || color === 'danger' ? (
    <StateField source={name} enum={values} overrides={overrides} />
  ) : null;
}
