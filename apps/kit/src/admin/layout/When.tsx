import { holds, type Condition } from '@tuyen/model';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

interface WhenProps {
  readonly condition: Condition;
  readonly children: ReactNode;
}

/** Its children while the condition holds: for the answers of the form around it, else for the record. */
export function When(props: WhenProps) {
  const inForm = useFormContext() !== null;
  return inForm ? <WhenAnswered {...props} /> : <WhenRecorded {...props} />;
}

function WhenAnswered({ condition, children }: WhenProps) {
  const values = useWatch();
  return holds(condition, values) ? children : null;
}

function WhenRecorded({ condition, children }: WhenProps) {
  const record = useRecordContext() ?? {};
  return holds(condition, record) ? children : null;
}
