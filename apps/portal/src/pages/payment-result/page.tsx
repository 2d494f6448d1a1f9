import { useEffect, useMemo } from 'react';
import { useWords } from '@tuyen/kit/portal';
import type { PageProps } from '../../browser/start.tsx';
import { pathIn } from '../../language.ts';
import { keptResult } from '../../orders/leave.ts';
import { isUnpaid, wordOf } from '../../orders/order-result.ts';
import { PayButton } from '../../orders/pay-button.tsx';
import { Success } from '../../orders/success.tsx';
import { useAddress } from '../../orders/use-address.ts';
import { useResult } from '../../orders/use-result.ts';
import {
  CONFIRMING_MS,
  failureKey,
  paymentOutcome,
  readPaymentReturn,
  SUCCESS,
  type ServerWord,
} from '../../rules/payment-return.ts';

/** Where the gateway sends people back. The address is a claim; the server's word decides. */
export function PaymentResultPage({ language }: PageProps) {
  const words = useWords();
  const address = useAddress();
  const back = useMemo(() => (address ? readPaymentReturn(address.search) : null), [address]);
  const id = back && (back.result ?? keptResult(back.code, () => sessionStorage));
  const asked = useResult(id, back?.transactionCode === SUCCESS);

  const word: ServerWord =
    asked.state === 'told' && back ? wordOf(asked.result, back.code) : asked.state === 'unknown' ? 'none' : 'unknown';
  const late = asked.state !== 'unknown' && asked.late;
  const outcome = back ? paymentOutcome(back, word, late ? CONFIRMING_MS : 0) : 'confirming';
  useEffect(() => {
    if (outcome !== 'confirming') document.getElementById('result-title')?.focus();
  }, [outcome]);

  if (outcome === 'success' && back && asked.state === 'told') {
    return (
      <div className="sheet narrow">
        <Success about={back} result={asked.result} message={words.t(`payment.success.${back.type}`)} />
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
      {outcome !== 'confirming' && (
        <Onward language={language} {...(id && asked.state === 'told' && isUnpaid(asked.result) && { unpaid: id })} />
      )}
    </div>
  );
}

function Onward({ language, unpaid }: Pick<PageProps, 'language'> & { readonly unpaid?: string }) {
  const words = useWords();
  return (
    <p className="f-buttons">
      {unpaid && <PayButton order={unpaid} />}
      <a className={unpaid ? 'f-button f-button-second' : 'f-button'} href={pathIn(language, '/search')}>
        {words.t('payment.look_up')}
      </a>
      <a className="f-button f-button-second" href={pathIn(language, '/')}>
        {words.t('payment.home')}
      </a>
    </p>
  );
}
