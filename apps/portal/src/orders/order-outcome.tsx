import { useWords, type ResultProps } from '@tuyen/portal-kit';
import type { Language } from '../language.ts';
import { KeepOrder } from './keep-order.tsx';
import { lookUpPath } from './look-up.ts';
import { ChangeMethod } from './change-method.tsx';
import { OrderCode } from './order-code.tsx';
import { isToCorrect, isUnpaid, readResult, type OrderResult } from './order-result.ts';
import { PayNow } from './pay-now.tsx';
import { OrderHistory } from './standing/order-history.tsx';
import { factsBeside, OrderRows, Row } from './standing/order-rows.tsx';
import { StepList } from './standing/step-list.tsx';
import { Success } from './success.tsx';
import { readMethods, readTransfer } from './transfer.ts';
import { TransferDetails } from './transfer-details.tsx';

export default function OrderOutcome({ language, id, answer, late }: ResultProps<Language>) {
  const words = useWords();
  const result = readResult(answer);
  const transfer = readTransfer(answer);
  if (!result) {
    return (
      <h1 id="result-title" tabIndex={-1}>
        {words.t('result.unknown.title')}
      </h1>
    );
  }
  const { standing } = result;
  const isOpen = isUnpaid(result) || result.status === 'CANCELED';
  return (
    <>
      {!isOpen ? (
        <Success about={result} result={result} message={words.t(`result.taken.${result.type}`)} />
      ) : (
        <div className="result">
          <h1 id="result-title" tabIndex={-1}>
            {words.t(result.canPay || transfer ? 'result.pay.title' : `states.${result.status}`)}
          </h1>
          {/* Beside the code for the transfer, the QR code of the order would look like a second payment code. */}
          <OrderCode code={result.code} plain={transfer !== undefined} />
          {!transfer && <Standing result={result} late={late} />}
          {isUnpaid(result) && !transfer && <PayNow order={id} {...result} />}
          {transfer && <TransferDetails transfer={transfer} currency={result.currency} facts={result.facts} />}
          {(result.canPay || transfer) && <p>{words.t('result.pay.save_code')}</p>}
          <StepList steps={standing.steps} />
          <OrderRows
            standing={standing}
            currency={result.currency}
            facts={factsBeside(standing, result.facts, { deadline: transfer !== undefined })}
          >
            {!standing.paid && (!isUnpaid(result) || transfer) && result.total !== undefined && (
              <Row label={words.t('form.quote.total')}>{words.formats.money(result.total, result.currency)}</Row>
            )}
          </OrderRows>
        </div>
      )}
      <p className="f-buttons">
        <a className={result.canPay ? 'f-button f-button-second' : 'f-button'} href={lookUpPath(language, result.code)}>
          {words.t(result.canPay ? 'unpaid.change' : isToCorrect(result) ? 'card.correct' : 'payment.look_up')}
        </a>
      </p>
      <ChangeMethod order={id} methods={readMethods(answer)} onChanged={() => location.reload()} />
      {result.status !== 'CANCELED' && <KeepOrder language={language} id={id} {...result} />}
      <OrderHistory history={standing.history} />
    </>
  );
}

function Standing({ result, late }: { readonly result: OrderResult; readonly late: boolean }) {
  const words = useWords();
  if (!isUnpaid(result) || result.payment !== 'confirming')
    return <p className="order-next">{result.standing.next ?? words.t(`status.${result.status}`)}</p>;
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
