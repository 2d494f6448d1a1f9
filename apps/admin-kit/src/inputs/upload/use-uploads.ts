import { useCallback, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { KitDataProvider } from '../../data/data-provider.ts';
import { refusalOf } from './accepted.ts';
import { useFieldCheck } from '../field-checks.tsx';

export interface Pending {
  readonly key: number;
  readonly name: string;
  /** Upload progress as a fraction from 0 to 1. */
  readonly part: number;
  readonly error?: string;
}

interface Options {
  readonly path: string;
  readonly accept: readonly string[];
  readonly onUploaded: (url: string) => void;
}

export function useUploads({ path, accept, onUploaded }: Options) {
  const dataProvider = useDataProvider<KitDataProvider>();
  const translate = useTranslate();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const next = useRef(0);
  const aborts = useRef(new Map<number, AbortController>());
  const busy = pending.some(({ error }) => error === undefined);
  useFieldCheck(
    path,
    useCallback(() => (busy ? 'upload.pending' : undefined), [busy]),
  );

  const drop = (key: number) => {
    aborts.current.get(key)?.abort();
    aborts.current.delete(key);
    setPending((all) => all.filter((one) => one.key !== key));
  };

  const send = async (file: Blob, name: string) => {
    const key = (next.current += 1);
    const change = (more: Partial<Pending>) =>
      setPending((all) => all.map((one) => (one.key === key ? { ...one, ...more } : one)));
    const refusal = refusalOf(file, name, accept);
    setPending((all) => [
      ...all,
      { key, name, part: 0, ...(refusal ? { error: translate(refusal.key, refusal.args) } : {}) },
    ]);
    if (refusal) return;
    const abort = new AbortController();
    aborts.current.set(key, abort);
    try {
      const { data } = await dataProvider.upload(file, name, {
        onProgress: (part) => change({ part }),
        signal: abort.signal,
      });
      onUploaded(data.url);
      drop(key);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      change({ error: error instanceof Error ? error.message : translate('upload.failed') });
    }
  };

  return { pending, send, drop };
}
