import { FactList, useWords } from '@tuyen/portal-kit';
import { promisesOf, type PaymentReturn } from '../rules/payment-return.ts';
import { OrderCode } from './order-code.tsx';
import type { OrderResult } from './order-result.ts';

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
  const promises = promisesOf(about, result);
  const days = `payment.days.${promises.approval}`;
  const receive = promises.receive && result.receiveDays[promises.receive];
  // If an estimated day is shown, the text must not count days from the approval. The two could contradict each other.
  const received = result.estimatedOn ? 'payment.days.estimated' : days;
  return (
    <div className="result result-good">
      <h1 id="result-title" tabIndex={-1}>
        {message}
      </h1>
      <OrderCode code={result.code} />
      <FactList facts={result.facts} />
      {promises.estimate && result.estimatedOn && (
        <p>
          {words.t('payment.estimated')} <strong>{words.formats.date(result.estimatedOn)}</strong>
        </p>
      )}
      {receive !== undefined && (
        <div className="result-warning">
          {result.approveDays !== undefined && (
            <p>{words.t(`${days}.decision`, { days: result.approveDays, count: result.approveDays })}</p>
          )}
          <p>{words.t(`${received}.${promises.receive}`, { days: receive, count: receive })}</p>
          <p>{words.t('payment.save_code')}</p>
        </div>
      )}
    </div>
  );
}
