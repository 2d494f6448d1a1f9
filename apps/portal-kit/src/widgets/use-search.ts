import { useEffect, useState } from 'react';
import type { ChoiceSource } from '../form-page.ts';
import { useClient } from '../http/context.tsx';
import { useWords } from '../words.tsx';
import { choicesFrom, type Choice } from '@tuyen/model/client';

/** Milliseconds without typing after which a search starts. Longer than the usual pause between two letters. */
const DEBOUNCE = 300;

export interface ChoiceSearch {
  readonly state: 'searching' | 'failed' | 'found' | 'none';
  readonly choices: readonly Choice[];
  readonly again: () => void;
}

export function useSearch(source: ChoiceSource, path: string | undefined, text: string, open: boolean): ChoiceSearch {
  const client = useClient();
  const { formats } = useWords();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ text: string; path: string; attempt: number; answer?: unknown }>();

  useEffect(() => {
    if (!open || path === undefined) return;
    const abort = new AbortController();
    const timer = setTimeout(
      () => {
        client.get(path, text.trim() === '' ? {} : { q: text.trim() }, abort.signal).then(
          (answer) => setResult({ text, path, attempt, answer }),
          () => abort.signal.aborted || setResult({ text, path, attempt }),
        );
      },
      text === '' ? 0 : DEBOUNCE,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [client, path, text, open, attempt]);

  const again = () => setAttempt(attempt + 1);
  const choices: readonly Choice[] = result?.path === path ? choicesFrom(result?.answer, source, formats) : [];
  const answered = result?.text === text && result.path === path && result.attempt === attempt;
  if (!answered) return { state: 'searching', choices, again };
  if (!('answer' in result)) return { state: 'failed', choices, again };
  return { state: choices.length > 0 ? 'found' : 'none', choices, again };
}

const NOTHING: readonly Choice[] = [];

export function useNamed(source: ChoiceSource, path: string | undefined): readonly Choice[] {
  const client = useClient();
  const { formats } = useWords();
  const [choices, setChoices] = useState(NOTHING);
  useEffect(() => {
    if (path === undefined) return;
    const abort = new AbortController();
    client.get(path, {}, abort.signal).then(
      (answer) => setChoices(choicesFrom(answer, source, formats)),
      () => undefined,
    );
    return () => abort.abort();
  }, [client, source, path, formats]);
  return choices;
}
