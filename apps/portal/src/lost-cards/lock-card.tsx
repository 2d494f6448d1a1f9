import { useEffect, useRef, useState } from 'react';
import { refusalText, useWords } from '@tuyen/portal-kit';
import type { CardView } from '../cards/card-view.ts';

type Locking = { readonly state: 'idle' | 'sure' | 'busy' } | { readonly state: 'refused'; readonly message: string };

/** Locks a card after a confirmation, because only a counter can unlock the card. */
export function LockCard({ card, onLock }: { readonly card: CardView; readonly onLock: () => Promise<void> }) {
  const words = useWords();
  const [locking, setLocking] = useState<Locking>({ state: 'idle' });
  const question = useRef<HTMLParagraphElement>(null);
  const locked = useRef<HTMLParagraphElement>(null);
  const { state } = locking;
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (state === 'sure') question.current?.focus();
  }, [state]);
  useEffect(() => {
    if (done) locked.current?.focus();
  }, [done]);

  if (card.isLocked) {
    return (
      <p className="result-news" ref={locked} tabIndex={-1}>
        {words.t('card.lost.locked')}
      </p>
    );
  }
  const lock = async () => {
    if (state === 'busy') return;
    setLocking({ state: 'busy' });
    try {
      await onLock();
      setDone(true);
    } catch (error) {
      setLocking({ state: 'refused', message: refusalText(error, words) });
    }
  };
  if (state === 'idle' || state === 'refused') {
    return (
      <p className="f-buttons">
        <button type="button" className="f-button f-button-danger" onClick={() => setLocking({ state: 'sure' })}>
          {words.t('card.lost.lock')}
          <span className="f-hidden"> {card.code}</span>
        </button>
        <span role="status">{state === 'refused' && <span className="f-error">{locking.message}</span>}</span>
      </p>
    );
  }
  return (
    <div className="result-warning" role="group" aria-labelledby={`lock-${card.id}`}>
      <p id={`lock-${card.id}`} ref={question} tabIndex={-1}>
        {words.t('card.lost.sure')}
      </p>
      <p className="f-buttons">
        <button
          type="button"
          className="f-button f-button-danger"
          aria-disabled={state === 'busy' || undefined}
          onClick={() => void lock()}
        >
          {words.t('card.lost.yes')}
        </button>
        <button
          type="button"
          className="f-button f-button-second"
          onClick={() => state !== 'busy' && setLocking({ state: 'idle' })}
        >
          {words.t('card.lost.no')}
        </button>
      </p>
    </div>
  );
}
