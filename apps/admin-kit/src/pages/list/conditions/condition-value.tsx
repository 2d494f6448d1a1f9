import type { Field, ScreenElement } from '@tuyen/model';
import { useEffect, useEffectEvent } from 'react';
import { FormProvider, get, useForm } from 'react-hook-form';
import { renderElement } from '../../../elements/render-element.tsx';

interface ConditionValueProps {
  readonly field: Field;
  readonly element: ScreenElement;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** Renders the input of the field in a form of its own, so that a condition has the same inputs as other screens. */
export function ConditionValue({ field, element, label, value, onChange }: ConditionValueProps) {
  const form = useForm({ defaultValues: { [field.name]: value } });
  const changed = useEffectEvent((values: object) => onChange(get(values, field.name)));
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => changed(values) }), [subscribe]);
  return (
    <FormProvider {...form}>
      {renderElement({ ...element, props: { ...element.props, label, helperText: false, fullWidth: true } })}
    </FormProvider>
  );
}
