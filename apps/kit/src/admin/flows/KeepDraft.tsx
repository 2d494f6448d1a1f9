import { useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import type { Attempt } from '../../core/attempt.ts';
import type { DraftStore } from './draft.ts';

/** Keeps what was typed for a reload of the tab, as soon as something was. */
export function KeepDraft({ store, attempt }: { readonly store: DraftStore; readonly attempt: Attempt | undefined }) {
  const answers = useWatch();
  const { isDirty, isSubmitting } = useFormState();
  useEffect(() => {
    if (isDirty && !isSubmitting) store.write({ answers, ...(attempt && { attempt }) });
  }, [answers, attempt, isDirty, isSubmitting, store]);
  return null;
}
