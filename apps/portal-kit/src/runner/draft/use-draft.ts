import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Answers, FormPage } from '../../form-page.ts';
import { useWords } from '../../words.tsx';
import { adoptTyped, type TypedControl } from './adopt.ts';
import { defaultAnswers } from './defaults.ts';
import { isShown } from '../steps/shown-steps.ts';
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
}

/**
 * Manages the answers of a form. Sources from lowest to highest priority: defaults and suggestions, the draft stored in
 * this tab, input typed before hydration.
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

  useEarlyEffect(() => {
    const stored = readDraft(sessionDrafts(), page.name);
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
    setReady(true);
    // Runs once: page and typed input do not change after mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const known = useRef(given);
  useEffect(() => {
    if (known.current === given) return;
    known.current = given;
    setDraft((now) => ({ ...now, answers: { ...now.answers, ...given } }));
  }, [given]);

  useEffect(() => {
    if (ready && !sent.current) writeDraft(sessionDrafts(), page.name, draft);
  }, [ready, page, draft]);

  const change = useCallback((next: (draft: Draft) => Draft) => setDraft(next), []);
  const startOver = useCallback(() => {
    setDraft({ ...EMPTY_DRAFT, answers: { ...defaultAnswers(page), ...suggested } });
    setRestored(false);
  }, [page, suggested]);
  const forget = useCallback(() => {
    sent.current = true;
    dropDraft(sessionDrafts(), page.name);
  }, [page]);
  return { draft, ready, restored, change, startOver, forget };
}
