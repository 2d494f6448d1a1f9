import { useCallback } from 'react';
import { useRegisterMutationMiddleware, type CreateParams, type UpdateParams } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { changedFields } from '../../data/changed-fields.ts';
import { resetKeeping } from '../../record/reset-keeping.ts';

type Params = CreateParams | UpdateParams;
type Save = (resource: string, params: Params) => Promise<{ readonly data: object }>;

/**
 * What the form around it has saved, by hand or by itself, is no longer unsaved; what was typed while it was on its way is. The page
 * may be left as soon as the answer is there: nothing may ask about changes that are saved.
 */
export function Saved() {
  const { getValues, reset, setValue } = useFormContext();
  const watch = useCallback(
    async (resource: string, params: Params, next: Save) => {
      const sent = structuredClone(getValues());
      const answer = await next(resource, params);
      // The form of a new record stays as it was sent: it is left, or shows what was made.
      const saved = 'id' in params ? answer.data : sent;
      resetKeeping({ reset, setValue }, saved, changedFields(sent, getValues()));
      return answer;
    },
    [getValues, reset, setValue],
  );
  useRegisterMutationMiddleware<Save>(watch);
  return null;
}
