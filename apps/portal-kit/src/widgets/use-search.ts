import { useEffect, useState } from 'react';
import type { ChoiceSource } from '../form-page.ts';
import { useClient } from '../http/context.tsx';
import { useWords } from '../words.tsx';
import { answerRequired } from '@tuyen/model';
import { choicesFrom, rowsOf, type Choice } from '@tuyen/model/client';

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

export interface WholeList {
  readonly choices: readonly Choice[];
  /** Whether the choices require an answer: see `answerRequired`. */
  readonly required: boolean;
}

function wholeList(answer: unknown, source: ChoiceSource, formats: Parameters<typeof choicesFrom>[2]): WholeList {
  return {
    choices: choicesFrom(answer, source, formats),
    required: answerRequired(rowsOf(answer), source.requiredBy),
  };
}

/** Loads the list without a search text. Returns undefined until it has arrived, and `failed` if it did not arrive. */
export function useWholeList(source: ChoiceSource, path: string | undefined): WholeList | 'failed' | undefined {
  const client = useClient();
  const { formats } = useWords();
  const [list, setList] = useState<{ readonly path: string; readonly found: WholeList | 'failed' }>();
  useEffect(() => {
    if (path === undefined) return;
    const abort = new AbortController();
    client.get(path, {}, abort.signal).then(
      (answer) => setList({ path, found: wholeList(answer, source, formats) }),
      () => abort.signal.aborted || setList({ path, found: 'failed' }),
    );
    return () => abort.abort();
  }, [client, source, path, formats]);
  return list?.path === path ? list?.found : undefined;
}
