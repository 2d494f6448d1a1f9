import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Answers, FormPage } from '../../form-page.ts';
import { adoptTyped, type TypedControl } from './adopt.ts';
import { defaultAnswers } from './defaults.ts';
import { dropDraft, EMPTY_DRAFT, readDraft, sessionDrafts, writeDraft, type Draft } from './draft.ts';

/** Layout effects do nothing on the server, and React says so for each. */
const useEarlyEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

export interface DraftState {
  readonly draft: Draft;
  /** False while the page still shows what was prerendered. */
  readonly ready: boolean;
  /** Answers of an earlier visit have come back. */
  readonly restored: boolean;
  readonly change: (change: (draft: Draft) => Draft) => void;
  readonly startOver: () => void;
  /** It was sent: the draft is removed. */
  readonly forget: () => void;
}

/** The answers: as proposed and guessed, then as stored in this tab, then as typed while the script was loading. */
export function useDraft(
  page: FormPage,
  typed: readonly TypedControl[],
  given: Answers,
  suggested: Answers,
): DraftState {
  const [draft, setDraft] = useState<Draft>(() => ({ ...EMPTY_DRAFT, answers: defaultAnswers(page) }));
  const [ready, setReady] = useState(false);
  const [restored, setRestored] = useState(false);
  const sent = useRef(false);

  useEarlyEffect(() => {
    const stored = readDraft(sessionDrafts(), page.name);
    const first = page.steps[0];
    const adopted = first ? adoptTyped(first, typed) : {};
    const isStored = Object.keys(stored.answers).length > 0;
    setRestored(isStored);
    // A stored draft is whole: an answer that it lacks was removed, and is not proposed again.
    setDraft((now) => ({
      ...stored,
      answers: { ...(isStored ? stored.answers : { ...now.answers, ...suggested }), ...given, ...adopted },
    }));
    setReady(true);
    // The page and what was typed before it are there once.
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
