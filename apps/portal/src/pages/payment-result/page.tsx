import { useEffect, useMemo } from 'react';
import { useWords } from '@tuyen/kit/portal';
import type { PageProps } from '../../browser/start.tsx';
import { pathIn } from '../../language.ts';
import { keptResult } from '../../orders/leave.ts';
import { wordOf } from '../../orders/order-result.ts';
import { Success } from '../../orders/success.tsx';
import { useAddress } from '../../orders/use-address.ts';
import { useResult } from '../../orders/use-result.ts';
import {
  CONFIRMING_MS,
  failureKey,
  paymentOutcome,
  readPaymentReturn,
  type ServerWord,
} from '../../rules/payment-return.ts';

/** Where the gateway sends people back. The address is a claim; the server's word decides. */
export function PaymentResultPage({ language }: PageProps) {
  const words = useWords();
  const address = useAddress();
  const back = useMemo(() => (address ? readPaymentReturn(address.search) : null), [address?.search]);
  const id = back && (back.result ?? keptResult(back.code, () => sessionStorage));
  const asked = useResult(id, true);

  const word: ServerWord =
    asked.state === 'told' && back ? wordOf(asked.result, back.code) : asked.state === 'unknown' ? 'none' : 'unknown';
  const late = asked.state !== 'unknown' && asked.late;
  const outcome = back ? paymentOutcome(back, word, late ? CONFIRMING_MS : 0) : 'confirming';
  useEffect(() => {
    if (outcome !== 'confirming') document.getElementById('result-title')?.focus();
  }, [outcome]);

  if (outcome === 'success' && back && asked.state === 'told') {
    const about = { ...back, code: asked.result.code };
    return (
      <div className="sheet narrow">
        <Success about={about} message={words.t(`payment.success.${back.type}`)} />
        <Onward language={language} />
      </div>
    );
  }
  return (
    <div className="sheet narrow" role="status">
      {outcome === 'failure' && back ? (
        <div className="result result-bad">
          <h1 id="result-title" tabIndex={-1}>
            {words.t('payment.failed')}
          </h1>
          <p>{words.t(failureKey(back.transactionCode))}</p>
          <p>{words.t('payment.not_charged')}</p>
        </div>
      ) : (
        <div className="result">
          <h1 id="result-title" tabIndex={-1} className={outcome === 'confirming' ? 'f-busy' : ''}>
            {words.t(`payment.${outcome}.title`)}
          </h1>
          <p>{words.t(`payment.${outcome}.text`)}</p>
          {back?.code && (
            <p>
              {words.t('payment.your_code')}
              <strong className="code">{back.code}</strong>
            </p>
          )}
        </div>
      )}
      {outcome !== 'confirming' && <Onward language={language} />}
    </div>
  );
}

function Onward({ language }: Pick<PageProps, 'language'>) {
  const words = useWords();
  return (
    <p className="f-buttons">
      <a className="f-button" href={pathIn(language, '/search')}>
        {words.t('payment.look_up')}
      </a>
      <a className="f-button f-button-second" href={pathIn(language, '/')}>
        {words.t('payment.home')}
      </a>
    </p>
  );
}
