import { useMemo } from 'react';
import type { Answers, FormPage } from '../form-page.ts';
import { askableAnswers } from '../validation/askable.ts';
import { askedFields, completeAnswers } from '../validation/answers.ts';
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
      require,
      uploadStarts: uploads.start,
    };
  }, [page, answers, labels, facts, change, require, uploads, controls]);
}
