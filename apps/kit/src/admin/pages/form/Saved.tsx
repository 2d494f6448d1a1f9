import { useCallback } from 'react';
import { useRegisterMutationMiddleware, type UpdateParams } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { changedFields } from '../../data/changed-fields.ts';
import { resetKeeping } from '../../record/reset-keeping.ts';

type Update = (resource: string, params: UpdateParams) => Promise<{ readonly data: object }>;

/**
 * What the form around it has saved, by hand or by itself, is no longer unsaved; what was typed while it was on its way is. The page
 * may be left as soon as the answer is there: nothing may ask about changes that are saved.
 */
export function Saved() {
  const { getValues, reset, setValue } = useFormContext();
  const watch = useCallback(
    async (resource: string, params: UpdateParams, next: Update) => {
      const sent = structuredClone(getValues());
      const answer = await next(resource, params);
      resetKeeping({ reset, setValue }, answer.data, changedFields(sent, getValues()));
      return answer;
    },
    [getValues, reset, setValue],
  );
  useRegisterMutationMiddleware<Update>(watch);
  return null;
}
