import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Answers, FormPage } from '../../form-page.ts';
import { useWords } from '../../words.tsx';
import { adoptTyped, type TypedControl } from './adopt.ts';
import { defaultAnswers } from './defaults.ts';
import { isShown } from '../steps/shown-steps.ts';
import { isShared, keptUntil, markShared } from './kept.ts';
import { dropDraft, EMPTY_DRAFT, readDraft, sessionDrafts, writeDraft, type Draft } from './draft.ts';

/** Uses `useEffect` on the server, because React warns about layout effects during server rendering. */
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export interface DraftState {
  readonly draft: Draft;
  readonly ready: boolean;
  readonly restored: boolean;
  readonly change: (change: (draft: Draft) => Draft) => void;
  readonly startOver: () => void;
  readonly forget: () => void;
  /** Continues with a draft from elsewhere. */
  readonly adopt: (draft: Draft) => void;
  /** Stores no answers any more, because others use this computer too, and removes the stored ones. */
  readonly share: () => void;
}

/** Loads the code of drafts on the device when it is needed, because most visitors finish in one visit. */
const onDevice = () => import('./device-drafts.ts');

/**
 * Manages the answers of a form. Sources from lowest to highest priority: defaults and suggestions, the draft stored on
 * this device or in this tab, input typed before hydration.
 */
export function useDraft(
  page: FormPage,
  typed: readonly TypedControl[],
  given: Answers,
  suggested: Answers,
): DraftState {
  const { formats } = useWords();
  const [draft, setDraft] = useState<Draft>(() => ({ ...EMPTY_DRAFT, answers: defaultAnswers(page) }));
  const [ready, setReady] = useState(false);
  const [restored, setRestored] = useState(false);
  const sent = useRef(false);
  const changed = useRef(false);
  const stores = useRef(false);
  const hours = page.keep?.deviceHours;

  useEarlyEffect(() => {
    const stored = isShared() ? EMPTY_DRAFT : readDraft(sessionDrafts(), page.name);
    const first = page.steps.find((step) => isShown(step, defaultAnswers(page)));
    const adopted = first ? adoptTyped(first, typed, formats) : {};
    const isStored = Object.keys(stored.answers).length > 0;
    setRestored(isStored);
    // A stored draft contains all answers. If an answer is missing from the draft, the visitor removed it, so it must
    // not be suggested again.
    setDraft((now) => ({
      ...stored,
      answers: { ...(isStored ? stored.answers : { ...now.answers, ...suggested }), ...given, ...adopted },
    }));
    if (isStored || !hours || keptUntil(page.name) === 0) setReady(true);
    else void restore({ ...defaultAnswers(page), ...suggested, ...given, ...adopted });
    // Runs once: page and typed input do not change after mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  /** Restores the draft of this device. Answers that the visitor has changed meanwhile win. */
  async function restore(first: Answers): Promise<void> {
    const kept = await onDevice()
      .then(({ readDeviceDraft }) => readDeviceDraft(page.name))
      .catch(() => EMPTY_DRAFT);
    if (Object.keys(kept.answers).length > 0) {
      setDraft((now) => {
        const own = Object.entries(now.answers).filter(([name, value]) => value !== first[name]);
        return { ...kept, answers: { ...kept.answers, ...given, ...Object.fromEntries(own) } };
      });
      setRestored(true);
    }
    setReady(true);
  }

  const known = useRef(given);
  useEffect(() => {
    if (known.current === given) return;
    known.current = given;
    setDraft((now) => ({ ...now, answers: { ...now.answers, ...given } }));
  }, [given]);

  useEffect(() => {
    if (!ready || sent.current || isShared()) return;
    writeDraft(sessionDrafts(), page.name, draft);
    if (!hours || !changed.current) return;
    stores.current = true;
    void onDevice()
      .then(({ writeDeviceDraft }) => writeDeviceDraft(page.name, draft, hours))
      .catch(() => undefined);
  }, [ready, page, draft, hours]);

  const change = useCallback((next: (draft: Draft) => Draft) => {
    changed.current = true;
    setDraft(next);
  }, []);
  const drop = useCallback(() => {
    changed.current = false;
    dropDraft(sessionDrafts(), page.name);
    if (hours && (stores.current || keptUntil(page.name) > 0))
      void onDevice()
        .then(({ dropDeviceDraft }) => dropDeviceDraft(page.name))
        .catch(() => undefined);
  }, [page, hours]);
  const startOver = useCallback(() => {
    drop();
    setDraft({ ...EMPTY_DRAFT, answers: { ...defaultAnswers(page), ...suggested } });
    setRestored(false);
  }, [page, suggested, drop]);
  const forget = useCallback(() => {
    sent.current = true;
    drop();
  }, [drop]);
  const adopt = useCallback(
    (from: Draft) => {
      changed.current = true;
      setDraft({ ...from, answers: { ...from.answers, ...known.current } });
      setRestored(true);
    },
    [setDraft],
  );
  const share = useCallback(() => {
    markShared();
    drop();
  }, [drop]);
  return { draft, ready, restored, change, adopt, startOver, forget, share };
}
