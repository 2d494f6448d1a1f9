import { formatDay, useWords } from '@tuyen/kit/portal';
import { QrCode } from '../layout/qr-code.tsx';
import { deliveryDays, estimatedDelivery } from '../rules/delivery-days.ts';
import { promisesDelivery, warningDays, type PaymentReturn } from '../rules/payment-return.ts';
import { useSiteConfig } from './use-site-config.ts';

/** The good news: code, day of delivery, and what to expect meanwhile. */
export function Success({
  about,
  message,
}: {
  readonly about: Pick<PaymentReturn, 'code' | 'type' | 'receivedAt' | 'delivery'>;
  readonly message: string;
}) {
  const words = useWords();
  const config = useSiteConfig();
  const days = warningDays(about);
  const estimated = estimatedDelivery(new Date(), config['form_number_day_card_delivery_at_home']);
  return (
    <div className="result result-good">
      <h1 id="result-title" tabIndex={-1}>
        {message}
      </h1>
      <div className="result-code">
        <QrCode text={about.code} label={words.t('payment.qr')} size={180} />
        <p>
          {words.t('payment.your_code')}
          <strong className="code">{about.code}</strong>
        </p>
      </div>
      {promisesDelivery(about) && (
        <p>
          {words.t('payment.estimated')} <strong>{formatDay(estimated, words.language)}</strong>
        </p>
      )}
      {days && (
        <div className="result-warning">
          <p>{words.t('payment.days_to_approve', { days: deliveryDays(config[days.approve]) })}</p>
          <p>{words.t(`payment.days_to_receive_${about.receivedAt}`, { days: deliveryDays(config[days.receive]) })}</p>
          <p>{words.t('payment.save_code')}</p>
        </div>
      )}
    </div>
  );
}
