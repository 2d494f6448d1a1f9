import { useMemo } from 'react';
import type { Answers, FormPage } from '../form-page.ts';
import type { FormAround } from './context.tsx';
import type { Draft } from './draft.ts';
import type { Uploads } from './uploads.ts';

/** What widgets are told of the form around them. */
export function useFormAroundValue(
  page: FormPage,
  { answers, labels }: Draft,
  facts: Answers,
  change: (change: (draft: Draft) => Draft) => void,
  uploads: Uploads,
): FormAround {
  return useMemo(() => {
    const enums = page.steps.flatMap(({ fields }) => fields).filter(({ kind }) => kind === 'enum');
    const chosen = enums.map(({ name }): [string, unknown] => [name, answers[name]]);
    return {
      answers,
      chosen: { ...Object.fromEntries(chosen.filter(([, value]) => value !== undefined)), ...facts },
      labelOf: (field, value) => labels[`${field} ${value}`],
      remember: (field, value, label) =>
        change((now) => ({ ...now, labels: { ...now.labels, [`${field} ${value}`]: label } })),
      uploadStarts: uploads.start,
    };
  }, [page, answers, labels, facts, change, uploads]);
}
