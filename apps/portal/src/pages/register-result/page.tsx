import { useEffect } from 'react';
import { FactList, useAddress, useWords } from '@tuyen/portal-kit';
import type { PageProps } from '../../language.ts';
import { lookUpPath } from '../../orders/look-up.ts';
import { OrderCode } from '../../orders/order-code.tsx';
import { isUnpaid, type OrderResult } from '../../orders/order-result.ts';
import { PayButton } from '../../orders/pay-button.tsx';
import { ResultSkeleton } from '../../orders/result-skeleton.tsx';
import { Success } from '../../orders/success.tsx';
import { useResult } from '../../orders/use-result.ts';

export default function RegisterResultPage({ language }: PageProps) {
  const words = useWords();
  const address = useAddress();
  const asked = useResult(address && (address.last || undefined), false);
  useEffect(() => {
    if (asked.state !== 'asking') document.getElementById('result-title')?.focus();
  }, [asked.state]);

  if (asked.state === 'loaded') {
    const { result } = asked;
    return (
      <div className="sheet narrow">
        {!isUnpaid(result) && result.status !== 'CANCELED' ? (
          <Success about={result} result={result} message={words.t(`result.taken.${result.type}`)} />
        ) : (
          <div className="result">
            <h1 id="result-title" tabIndex={-1}>
              {words.t(result.canPay ? 'result.pay.title' : `enums.order-status.${result.status}`)}
            </h1>
            <OrderCode code={result.code} />
            {result.canPay && <p>{words.t('result.pay.save_code')}</p>}
            <FactList facts={result.facts} />
          </div>
        )}
        <dl className="facts">
          <div>
            <dt>{words.t('result.status')}</dt>
            <dd>{words.t(`enums.order-status.${result.status}`)}</dd>
          </div>
          {result.total !== undefined && (
            <div>
              <dt>{words.t('form.quote.total')}</dt>
              <dd>{words.formats.money(result.total, result.currency)}</dd>
            </div>
          )}
        </dl>
        <Standing result={result} late={asked.late} />
        <p className="f-buttons">
          {result.canPay && address && <PayButton order={address.last} />}
          <a
            className={result.canPay ? 'f-button f-button-second' : 'f-button'}
            href={lookUpPath(language, result.code)}
          >
            {words.t(result.canPay ? 'unpaid.change' : 'payment.look_up')}
          </a>
        </p>
      </div>
    );
  }
  // Without a script the first text stays on the page, so it names another way to find the order.
  const key = asked.state === 'unknown' ? 'unknown' : asked.late ? 'late' : 'asking';
  return (
    <div className="sheet narrow" role="status">
      <h1 id="result-title" tabIndex={-1} className={address && key === 'asking' ? 'f-busy' : ''}>
        {words.t(`result.${key}.title`)}
      </h1>
      <p>{words.t(`result.${key}.text`)}</p>
      <p className="f-buttons">
        <a className="f-button" href={lookUpPath(language, undefined)}>
          {words.t('payment.look_up')}
        </a>
      </p>
      {key === 'asking' && <ResultSkeleton />}
    </div>
  );
}

/** State of the order in one sentence. If a payment is still being confirmed, the sentence says so instead. */
function Standing({ result, late }: { readonly result: OrderResult; readonly late: boolean }) {
  const words = useWords();
  if (!isUnpaid(result) || result.payment !== 'confirming') return <p>{words.t(`status.${result.status}`)}</p>;
  const key = late ? 'unconfirmed' : 'confirming';
  return (
    <div className="result-warning" role="status">
      <p>
        <strong>{words.t(`payment.${key}.title`)}</strong>
      </p>
      <p>{words.t(`payment.${key}.text`)}</p>
    </div>
  );
}
