import { useEffect, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { IdempotentAttempt } from '@tuyen/model/client';
import { unsavedFields } from '../unsaved/unsaved-fields.ts';
import { holdWork } from '../data/works.ts';
import type { DraftStore } from './draft.ts';

export function KeepDraft({
  store,
  attempt,
}: {
  readonly store: DraftStore;
  readonly attempt: IdempotentAttempt | undefined;
}) {
  const answers = useWatch();
  const { isSubmitting } = useFormState();
  const { control, getValues } = useFormContext();
  const [isRestored] = useState(() => store.read() !== undefined);
  useEffect(() => {
    if (isSubmitting) return;
    // Stores no draft if the form contains only values that the flow itself proposed.
    if (attempt || unsavedFields({ control, getValues }).length > 0)
      store.write({ answers, ...(attempt && { attempt }) });
    else if (!isRestored) store.clear();
  }, [answers, attempt, isSubmitting, isRestored, control, getValues, store]);
  useEffect(() => {
    // Warns only before the tab is closed. If the user opens another page, the draft stays in the tab and no warning is
    // needed. Also checks the stored draft: after a reload, the form starts with the draft, so the form itself has no
    // unsaved fields.
    const isUnsaved = () => store.read() !== undefined || unsavedFields({ control, getValues }).length > 0;
    return holdWork({ isUnsaved, discard: () => undefined, isStored: true });
  }, [control, getValues, store]);
  return null;
}
