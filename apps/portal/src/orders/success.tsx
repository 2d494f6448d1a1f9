import { formatDay, useWords } from '@tuyen/kit/portal';
import { QrCode } from '../layout/qr-code.tsx';
import { promisesDelivery, warnsOfDays, type PaymentReturn } from '../rules/payment-return.ts';
import type { OrderResult } from './order-result.ts';

/** The good news: code, day of delivery, and what to expect meanwhile. The address says what to name, the server each day. */
export function Success({
  about,
  result,
  message,
}: {
  readonly about: Pick<PaymentReturn, 'type' | 'receivedAt' | 'delivery'>;
  readonly result: OrderResult;
  readonly message: string;
}) {
  const words = useWords();
  const way = warnsOfDays(about);
  const approve = result.approveDays;
  const receive = way && result.receiveDays[way];
  return (
    <div className="result result-good">
      <h1 id="result-title" tabIndex={-1}>
        {message}
      </h1>
      <div className="result-code">
        <QrCode text={result.code} label={words.t('payment.qr')} size={180} />
        <p>
          {words.t('payment.your_code')}
          <strong className="code">{result.code}</strong>
        </p>
      </div>
      {promisesDelivery(about) && result.estimatedOn && (
        <p>
          {words.t('payment.estimated')} <strong>{formatDay(result.estimatedOn, words.language)}</strong>
        </p>
      )}
      {approve !== undefined && receive !== undefined && (
        <div className="result-warning">
          <p>{words.t('payment.days_to_approve', { days: approve })}</p>
          <p>{words.t(`payment.days_to_receive_${way}`, { days: receive })}</p>
          <p>{words.t('payment.save_code')}</p>
        </div>
      )}
    </div>
  );
}
