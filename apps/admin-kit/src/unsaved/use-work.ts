import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayLose } from './may-lose.ts';
import { holdWork, type Work } from '../data/works.ts';

export interface FollowedWork extends Work {
  /** From now on the given form decides whether there is unsaved input. Called when the form is mounted. */
  follow(form: Partial<Work>): void;
  release(): void;
}

/**
 * Registers a dialog for the warning about unsaved input before its form is mounted. A dialog outlives its form while
 * it closes.
 */
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
 * Registers input outside react-hook-form, such as a note or a cash count, for the warning about unsaved input.
 * @param discard called when the user discards the input
 */
export function useUnsaved(isUnsaved: boolean, discard = NOTHING.discard): Work {
  const work = useMemo<Work>(() => ({ isUnsaved: () => isUnsaved, discard }), [isUnsaved, discard]);
  useEffect(() => holdWork(work), [work]);
  return work;
}

export function useAskedClose(work: Work, onClose: () => void): () => void {
  const translate = useTranslate();
  return () => {
    if (mayLose(translate('ra.message.unsaved_changes'), [work])) onClose();
  };
}
