import { useState } from 'react';
import { refusalText, useWords } from '@tuyen/portal-kit';

export interface Change {
  readonly isBusy: boolean;
  readonly refusal: string;
  readonly run: (change: () => Promise<void>) => void;
}

/** Runs one change at a time and keeps the message of a refused one. */
export function useChange(): Change {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const run = (change: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setRefusal('');
    change().then(
      () => setBusy(false),
      (error: unknown) => {
        setBusy(false);
        setRefusal(refusalText(error, words));
      },
    );
  };
  return { isBusy, refusal, run };
}
