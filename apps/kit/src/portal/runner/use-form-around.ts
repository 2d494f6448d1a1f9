import { useMemo, type RefObject } from 'react';
import type { FormPage } from '../form-page.ts';
import type { FormAround } from './context.tsx';
import type { Draft } from './draft.ts';

/** What widgets are told of the form around them. `uploads` counts the files on their way. */
export function useFormAroundValue(
  page: FormPage,
  { answers, labels }: Draft,
  change: (change: (draft: Draft) => Draft) => void,
  uploads: RefObject<number>,
): FormAround {
  return useMemo(() => {
    const enums = page.steps.flatMap(({ fields }) => fields).filter(({ kind }) => kind === 'enum');
    const chosen = enums.map(({ name }): [string, unknown] => [name, answers[name]]);
    return {
      answers,
      chosen: Object.fromEntries(chosen.filter(([, value]) => value !== undefined)),
      labelOf: (field, value) => labels[`${field} ${value}`],
      remember: (field, value, label) =>
        change((now) => ({ ...now, labels: { ...now.labels, [`${field} ${value}`]: label } })),
      uploadStarts: () => {
        uploads.current += 1;
        return () => void (uploads.current -= 1);
      },
    };
  }, [page, answers, labels, change, uploads]);
}
