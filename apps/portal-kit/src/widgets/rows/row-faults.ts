import type { Answers, FormField, FormStep } from '../../form-page.ts';
import { findingsIn } from '../../validation/findings.ts';
import { describeErrors, rowOf } from '../../validation/messages.ts';
import type { Words } from '../../words.tsx';

export interface RowFault {
  /** Index of the row. */
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

/** Returns the faults of each row of a list, by line. Reports one fault for each cell. */
export function rowFaults(
  step: Pick<FormStep, 'fields' | 'validate'>,
  field: FormField,
  answers: Answers,
  words: Words,
): readonly RowFault[] {
  const parts = field.row ?? [];
  const byRow = new Map<number, ReturnType<typeof findingsIn>>();
  for (const error of findingsIn(step, answers)) {
    const at = rowOf(error, field.name);
    if (at === undefined) continue;
    const inner = { ...error, property: `.${(error.property ?? '').split('.').slice(3).join('.')}` };
    byRow.set(at, [...(byRow.get(at) ?? []), inner]);
  }
  return [...byRow].flatMap(([row, errors]) =>
    describeErrors(errors, parts, words).map(({ property, message = '' }) => ({
      row,
      field: (property ?? '').split('.')[1] ?? '',
      message,
    })),
  );
}
