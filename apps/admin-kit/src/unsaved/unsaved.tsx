import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { unsavedFields } from './unsaved-fields.ts';
import { KeepDraft, type KeepDraftProps } from './keep-draft.tsx';
import { useWork, type FollowedWork } from './use-work.ts';

interface UnsavedProps {
  readonly work?: FollowedWork;
  readonly also?: boolean;
  readonly draft?: Omit<KeepDraftProps, 'work'> | undefined;
}

/** Warns before the user leaves a form with unsaved changes, and keeps a draft if `draft` is given. */
export function Unsaved({ work: outer, also = false, draft }: UnsavedProps) {
  const { control, getValues } = useFormContext();
  const own = useWork();
  const work = outer ?? own;
  // Reading react-hook-form's `dirtyFields` subscribes to it. The form tracks changed fields only for subscribers.
  void useFormState().dirtyFields;
  useEffect(() => {
    work.follow({ isUnsaved: () => also || unsavedFields({ control, getValues }).length > 0 });
    return () => work.follow({ isUnsaved: () => false });
  }, [control, getValues, also, work]);
  return draft ? <KeepDraft {...draft} work={work} /> : null;
}
