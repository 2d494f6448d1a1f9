import { useState } from 'react';
import { formatDay, useWords } from '@tuyen/kit/portal';
import { QrCode } from '../layout/qr-code.tsx';
import { deliveryDays, estimatedDelivery } from '../rules/delivery-days.ts';
import { promisesDelivery, warningDays, type PaymentReturn } from '../rules/payment-return.ts';
import type { OrderResult } from './order-result.ts';
import { useSiteConfig } from './use-site-config.ts';

const HOME_DAYS = 'form_number_day_card_delivery_at_home';

/** The good news: code, day of delivery, and what to expect meanwhile. */
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
  // The server reckons days by the settings of the order's own office; the site's settings stand in where it did not.
  const config = useSiteConfig();
  const days = warningDays(about);
  const [today] = useState(() => new Date());
  const estimated = result.estimatedOn ?? estimatedDelivery(today, config[HOME_DAYS]);
  const approve = days && (result.approveDays ?? deliveryDays(config[days.approve]));
  const sameWay = about.receivedAt === result.receivedAt;
  const receive = days && ((sameWay ? result.receiveDays : undefined) ?? deliveryDays(config[days.receive]));
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
      {promisesDelivery(about) && (
        <p>
          {words.t('payment.estimated')} <strong>{formatDay(estimated, words.language)}</strong>
        </p>
      )}
      {approve !== undefined && receive !== undefined && (
        <div className="result-warning">
          <p>{words.t('payment.days_to_approve', { days: approve })}</p>
          <p>{words.t(`payment.days_to_receive_${about.receivedAt}`, { days: receive })}</p>
          <p>{words.t('payment.save_code')}</p>
        </div>
      )}
    </div>
  );
}
