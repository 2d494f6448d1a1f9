import { useMemo } from 'react';
import type { Answers, FormPage } from '../form-page.ts';
import { askableAnswers } from '../validation/askable.ts';
import { askedFields, completeAnswers } from '../validation/answers.ts';
import { rowFaults } from '../widgets/rows/row-faults.ts';
import type { Words } from '../words.tsx';
import type { FormAround } from '../widgets/form-around.tsx';
import type { KindControls } from '../widgets/kind.tsx';
import type { Draft } from './draft/draft.ts';
import type { Uploads } from './sending/count-uploads.ts';

export function useFormAroundValue(
  page: FormPage,
  { answers, labels }: Draft,
  facts: Answers,
  change: (change: (draft: Draft) => Draft) => void,
  require: FormAround['require'],
  uploads: Uploads,
  controls: KindControls,
  words: Words,
): FormAround {
  return useMemo(() => {
    const needed = page.steps.flatMap((step) =>
      askedFields(step, answers).flatMap(({ name, required }) => (required ? [name] : [])),
    );
    return {
      answers: askableAnswers(page, { ...completeAnswers(page, answers), ...facts }, { needed, facts }),
      kinds: page.kinds ?? {},
      controls,
      needed,
      labelOf: (field, value) => labels[`${field} ${value}`],
      remember: (field, value, label) =>
        change((now) => ({ ...now, labels: { ...now.labels, [`${field} ${value}`]: label } })),
      faultsOf: (field, rows) => {
        const step = page.steps.find(({ fields }) => fields.some(({ name }) => name === field.name));
        return step ? rowFaults(step, field, { ...answers, [field.name]: rows }, words) : [];
      },
      require,
      uploadStarts: uploads.start,
    };
  }, [page, answers, labels, facts, change, require, uploads, controls, words]);
}
