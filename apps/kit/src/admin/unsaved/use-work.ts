import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayLose } from './may-lose.ts';
import { holdWork, type Work } from '../data/works.ts';

export interface FollowedWork extends Work {
  /** Takes the answers of the form, as soon as there is one. */
  follow(form: Partial<Work>): void;
  /** Nothing is asked about it any more: it is saved, or the person gave it up. */
  release(): void;
}

/** Work whose form says later whether it is unsaved. For dialogs, which close around their form. */
export function useWork(): FollowedWork {
  const [work] = useState(followedWork);
  useEffect(() => holdWork(work), [work]);
  return work;
}

function followedWork(): FollowedWork {
  let followed: Work = NOTHING;
  return {
    isUnsaved: () => followed.isUnsaved(),
    discard: () => followed.discard(),
    follow: (form) => void (followed = { ...followed, ...form }),
    release() {
      followed.discard();
      followed = NOTHING;
    },
  };
}

const NOTHING: Work = { isUnsaved: () => false, discard: () => undefined };

/**
 * Work that is no form of react-hook-form: a note, the count of a drawer.
 * @param discard called when the person gives it up
 */
export function useUnsaved(isUnsaved: boolean, discard = NOTHING.discard): Work {
  const work = useMemo<Work>(() => ({ isUnsaved: () => isUnsaved, discard }), [isUnsaved, discard]);
  useEffect(() => holdWork(work), [work]);
  return work;
}

/** Closes a dialog, and asks first where it holds something typed. */
export function useAskedClose(work: Work, onClose: () => void): () => void {
  const translate = useTranslate();
  return () => {
    if (mayLose(translate('ra.message.unsaved_changes'), [work])) onClose();
  };
}
