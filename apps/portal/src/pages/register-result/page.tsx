import { useEffect } from 'react';
import { formatMoney, useWords } from '@tuyen/kit/portal';
import type { PageProps } from '../../browser/start.tsx';
import { pathIn } from '../../language.ts';
import { isUnpaid } from '../../orders/order-result.ts';
import { PayButton } from '../../orders/pay-button.tsx';
import { Success } from '../../orders/success.tsx';
import { useAddress } from '../../orders/use-address.ts';
import { useResult } from '../../orders/use-result.ts';

/** A registration by its unguessable name: what it is, how far it has come, and its code to keep. */
export function RegisterResultPage({ language }: PageProps) {
  const words = useWords();
  const address = useAddress();
  const asked = useResult(address && (address.last || undefined), false);
  useEffect(() => {
    if (asked.state !== 'asking') document.getElementById('result-title')?.focus();
  }, [asked.state]);

  if (asked.state === 'told') {
    const { result } = asked;
    return (
      <div className="sheet narrow">
        {!isUnpaid(result) && result.status !== 'CANCELED' ? (
          <Success about={result} result={result} message={words.t(`result.taken.${result.type}`)} />
        ) : (
          <div className="result">
            <h1 id="result-title" tabIndex={-1}>
              {words.t(`enums.order-status.${result.status}`)}
            </h1>
            <p>
              {words.t('payment.your_code')}
              <strong className="code">{result.code}</strong>
            </p>
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
              <dd>{formatMoney(result.total)}</dd>
            </div>
          )}
        </dl>
        <p>{words.t(`status.${result.status}`)}</p>
        <p className="f-buttons">
          {isUnpaid(result) && address && <PayButton order={address.last} />}
          <a className={isUnpaid(result) ? 'f-button f-button-second' : 'f-button'} href={pathIn(language, '/search')}>
            {words.t('payment.look_up')}
          </a>
        </p>
      </div>
    );
  }
  const key = asked.state === 'unknown' ? 'unknown' : asked.late ? 'late' : 'asking';
  return (
    <div className="sheet narrow" role="status">
      <h1 id="result-title" tabIndex={-1} className={key === 'asking' ? 'f-busy' : ''}>
        {words.t(`result.${key}.title`)}
      </h1>
      <p>{words.t(`result.${key}.text`)}</p>
      {key !== 'asking' && (
        <p className="f-buttons">
          <a className="f-button" href={pathIn(language, '/search')}>
            {words.t('payment.look_up')}
          </a>
        </p>
      )}
    </div>
  );
}
