import { useEffect, useRef, useState } from 'react';
import { refusalText, useClient, useWords } from '@tuyen/portal-kit';

type Withdrawing =
  | { readonly state: 'idle' | 'sure' | 'busy' }
  | { readonly state: 'refused'; readonly message: string };

export function Withdraw({
  code,
  proof,
  onDone,
}: {
  readonly code: string;
  readonly proof: Readonly<Record<string, string>>;
  readonly onDone: () => void;
}) {
  const words = useWords();
  const client = useClient();
  const [withdrawing, setWithdrawing] = useState<Withdrawing>({ state: 'idle' });
  const question = useRef<HTMLParagraphElement>(null);
  const { state } = withdrawing;
  useEffect(() => {
    if (state === 'sure') question.current?.focus();
  }, [state]);

  const withdraw = async () => {
    if (state === 'busy') return;
    setWithdrawing({ state: 'busy' });
    try {
      await client.post(`public/orders/${encodeURIComponent(code)}/withdraw`, proof);
      onDone();
    } catch (error) {
      setWithdrawing({ state: 'refused', message: refusalText(error, words, 'lookup.withdraw.failed') });
    }
  };
  if (state === 'idle' || state === 'refused') {
    return (
      <>
        <button type="button" className="f-button f-button-second" onClick={() => setWithdrawing({ state: 'sure' })}>
          {words.t('lookup.withdraw.label')}
        </button>
        <span role="status">{state === 'refused' && <span className="f-error">{withdrawing.message}</span>}</span>
      </>
    );
  }
  return (
    <div className="result-warning withdraw" role="group" aria-labelledby="withdraw-question">
      <p id="withdraw-question" ref={question} tabIndex={-1}>
        {words.t('lookup.withdraw.sure')}
      </p>
      <p className="f-buttons">
        <button
          type="button"
          className="f-button f-button-danger"
          aria-disabled={state === 'busy' || undefined}
          onClick={() => void withdraw()}
        >
          {words.t('lookup.withdraw.yes')}
        </button>
        <button
          type="button"
          className="f-button f-button-second"
          onClick={() => state !== 'busy' && setWithdrawing({ state: 'idle' })}
        >
          {words.t('lookup.withdraw.no')}
        </button>
      </p>
    </div>
  );
}
