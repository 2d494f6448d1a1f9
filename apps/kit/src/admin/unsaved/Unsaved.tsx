import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { unsavedFields } from './unsaved-fields.ts';
import { KeepDraft, type KeepDraftProps } from './KeepDraft.tsx';
import { useWork, type FollowedWork } from './use-work.ts';

interface UnsavedProps {
  /** Of the dialog around the form. */
  readonly work?: FollowedWork;
  /** Something beside the inputs is unsaved as well. */
  readonly also?: boolean;
  /** Keeps a draft in this tab; undefined for a form of a moment. */
  readonly draft?: Omit<KeepDraftProps, 'work'> | undefined;
}

/** What was typed into the form around it is asked about before it is lost. */
export function Unsaved({ work: outer, also = false, draft }: UnsavedProps) {
  const { control, getValues } = useFormContext();
  const own = useWork();
  const work = outer ?? own;
  // The form keeps count of changes only for who asks.
  void useFormState().dirtyFields;
  useEffect(() => {
    work.follow({ isUnsaved: () => also || unsavedFields({ control, getValues }).length > 0 });
    return () => work.follow({ isUnsaved: () => false });
  }, [control, getValues, also, work]);
  return draft ? <KeepDraft {...draft} work={work} /> : null;
}
