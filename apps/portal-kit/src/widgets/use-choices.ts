import { useEffect, useState } from 'react';
import type { ChoiceSource } from '../form-page.ts';
import { useClient } from '../http/context.tsx';
import { useFormAround } from './form-around.tsx';
import { answerRequired } from '@tuyen/model';
import { useWords } from '../words.tsx';
import { choicePath, choicesFrom, rowsOf, type Choice } from '@tuyen/model/client';

export type Loading =
  | { readonly state: 'waiting'; readonly again: () => void }
  | { readonly state: 'loading'; readonly again: () => void }
  | { readonly state: 'failed'; readonly again: () => void }
  | {
      readonly state: 'ready';
      readonly value: readonly Choice[];
      readonly required: boolean;
      readonly again: () => void;
    };

export function useChoices(source: ChoiceSource): Loading {
  const client = useClient();
  const { formats } = useWords();
  const { answers, needed } = useFormAround();
  const path = choicePath(source.path, answers, needed);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ path: string; attempt: number; answer?: unknown }>();

  useEffect(() => {
    if (path === undefined) return;
    const abort = new AbortController();
    client.get(path, {}, abort.signal).then(
      (answer) => setLoaded({ path, attempt, answer }),
      () => abort.signal.aborted || setLoaded({ path, attempt }),
    );
    return () => abort.abort();
  }, [client, path, attempt]);

  const again = () => setAttempt(attempt + 1);
  if (path === undefined) return { state: 'waiting', again };
  if (loaded?.path !== path || loaded.attempt !== attempt) return { state: 'loading', again };
  if (!('answer' in loaded)) return { state: 'failed', again };
  const required = answerRequired(rowsOf(loaded.answer), source.requiredBy);
  return { state: 'ready', value: choicesFrom(loaded.answer, source, formats), required, again };
}
