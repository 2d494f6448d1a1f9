import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAddress } from '../hooks/use-address.ts';
import type { TypedControl } from '../runner/draft/adopt.ts';
import { dropDraft, readDraft, sessionDrafts, writeDraft } from '../runner/draft/draft.ts';
import { typedAnswer } from './typed-answer.ts';

export type QuestionAnswers = Readonly<Record<string, string>>;

/**
 * Stores the answers to a page's questions in this tab, so that they survive a reload and a language change. Typed
 * input takes precedence over values in the page address. Values in the page address take precedence over stored
 * answers. All answers are empty until hydration.
 * @param questions name of the draft
 */
export function useAnswers(
  questions: string,
  names: readonly string[],
  typed: readonly TypedControl[],
  inAddress: QuestionAnswers = {},
): { readonly answers: QuestionAnswers; answer: (name: string, text: string) => void; forget: () => void } {
  const ready = useAddress() !== null;
  const [given, setGiven] = useState<QuestionAnswers>({});
  const stored = useMemo(() => (ready ? readDraft(sessionDrafts(), questions).answers : {}), [ready, questions]);
  const early = (name: string) =>
    typedAnswer(typed, name) || inAddress[name] || (typeof stored[name] === 'string' ? stored[name] : '');
  const answers = Object.fromEntries(names.map((name) => [name, given[name] ?? (ready ? early(name) : '')]));
  const text = JSON.stringify(answers);
  useEffect(() => {
    if (ready) writeDraft(sessionDrafts(), questions, { answers: JSON.parse(text), labels: {} });
  }, [ready, questions, text]);
  const forget = useCallback(() => dropDraft(sessionDrafts(), questions), [questions]);
  return { answers, answer: (name, value) => setGiven({ ...given, [name]: value }), forget };
}
