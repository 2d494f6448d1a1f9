import { holds, type Condition } from '@tuyen/model';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

interface WhenProps {
  readonly condition: Condition;
  readonly children: ReactNode;
}

/** Shows its children while the condition holds: for the answers of a form, otherwise for the current record. */
export function When(props: WhenProps) {
  const inForm = useFormContext() !== null;
  return inForm ? <WhenAnswered {...props} /> : <WhenRecorded {...props} />;
}

function WhenAnswered({ condition, children }: WhenProps) {
  const names = Object.keys(condition);
  // Watches only the fields of the condition. If every condition watched all fields, each key press would render all
  // conditional parts of the form again.
  const values: readonly unknown[] = useWatch({ name: names });
  const met = names.every((name, index) => holds({ value: condition[name] ?? null }, { value: values[index] }));
  return met ? children : null;
}

function WhenRecorded({ condition, children }: WhenProps) {
  const record = useRecordContext() ?? {};
  return holds(condition, record) ? children : null;
}
