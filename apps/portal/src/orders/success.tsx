import { useWords } from '@tuyen/portal-kit';
import { promisesOf, type PaymentReturn } from '../rules/payment-return.ts';
import { OrderCode } from './order-code.tsx';
import { isToCorrect, type OrderResult } from './order-result.ts';
import { factsBeside, OrderRows, Row } from './standing/order-rows.tsx';
import { StepList } from './standing/step-list.tsx';

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
  const { standing } = result;
  const promises = promisesOf(about, result);
  const days = `payment.days.${promises.approval}`;
  // No day can be promised until the corrections arrive.
  const isOpen = isToCorrect(result);
  const receive = isOpen ? undefined : promises.receive && result.receiveDays[promises.receive];
  // If an estimated day is shown, the text must not count days from the approval. The two could contradict each other.
  const received = result.estimatedOn ? 'payment.days.estimated' : days;
  const estimate = !isOpen && promises.estimate && result.estimatedOn && (
    <p>
      {words.t('payment.estimated')} <strong>{words.formats.date(result.estimatedOn)}</strong>
    </p>
  );
  return (
    <div className="result result-good">
      <h1 id="result-title" tabIndex={-1}>
        {message}
      </h1>
      <OrderCode code={result.code} />
      {isOpen && (
        <p className="result-warning">
          <strong>{standing.next ?? words.t(`status.${result.status}`)}</strong>
        </p>
      )}
      <StepList steps={standing.steps} />
      <OrderRows
        standing={standing}
        currency={result.currency}
        facts={factsBeside(standing, result.facts, { deadline: standing.steps.length > 0 })}
      >
        <Row label={words.t('result.status')}>{words.t(`states.${result.status}`)}</Row>
      </OrderRows>
      {receive === undefined ? (
        estimate
      ) : (
        <div className="result-warning">
          {estimate}
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
