import { useCallback } from 'react';
import { useRegisterMutationMiddleware, type CreateParams, type UpdateParams } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { changedFields } from '../../data/changed-fields.ts';
import { resetKeeping } from '../../record/reset-keeping.ts';

type Params = CreateParams | UpdateParams;
type Save = (resource: string, params: Params) => Promise<{ readonly data: object }>;

/**
 * Marks saved values as unchanged after each save, including autosaves. Input typed during the save stays unsaved. Once
 * the response arrives, the user can leave the page without a warning about values that are already saved.
 */
export function Saved() {
  const { getValues, reset, setValue } = useFormContext();
  const watch = useCallback(
    async (resource: string, params: Params, next: Save) => {
      const sent = structuredClone(getValues());
      const answer = await next(resource, params);
      // After a record was created, the form keeps the sent values, because the page then redirects or shows the new
      // record. After an update, the form gets the values in the response.
      const saved = 'id' in params ? answer.data : sent;
      resetKeeping({ reset, setValue }, saved, changedFields(sent, getValues()));
      return answer;
    },
    [getValues, reset, setValue],
  );
  useRegisterMutationMiddleware<Save>(watch);
  return null;
}
