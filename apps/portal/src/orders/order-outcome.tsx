import { FactList, useWords, type ResultProps } from '@tuyen/portal-kit';
import type { Language } from '../language.ts';
import { KeepOrder } from './keep-order.tsx';
import { lookUpPath } from './look-up.ts';
import { ChangeMethod } from './change-method.tsx';
import { OrderCode } from './order-code.tsx';
import { isUnpaid, readResult, type OrderResult } from './order-result.ts';
import { PayButton } from './pay-button.tsx';
import { Success } from './success.tsx';
import { readMethods, readTransfer } from './transfer.ts';
import { factsBeside, TransferDetails } from './transfer-details.tsx';

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
  return (
    <>
      {!isUnpaid(result) && result.status !== 'CANCELED' ? (
        <Success about={result} result={result} message={words.t(`result.taken.${result.type}`)} />
      ) : (
        <div className="result">
          <h1 id="result-title" tabIndex={-1}>
            {words.t(result.canPay || transfer ? 'result.pay.title' : `enums.order-status.${result.status}`)}
          </h1>
          {/* Beside the code for the transfer, the QR code of the order would look like a second payment code. */}
          <OrderCode code={result.code} plain={transfer !== undefined} />
          {transfer && <TransferDetails transfer={transfer} currency={result.currency} facts={result.facts} />}
          {(result.canPay || transfer) && <p>{words.t('result.pay.save_code')}</p>}
          <FactList facts={factsBeside(transfer, result.facts)} />
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
      <Standing result={result} late={late} />
      {result.status !== 'CANCELED' && <KeepOrder language={language} id={id} {...result} />}
      <p className="f-buttons">
        {result.canPay && <PayButton order={id} />}
        <a className={result.canPay ? 'f-button f-button-second' : 'f-button'} href={lookUpPath(language, result.code)}>
          {words.t(result.canPay ? 'unpaid.change' : 'payment.look_up')}
        </a>
      </p>
      <ChangeMethod order={id} methods={readMethods(answer)} onChanged={() => location.reload()} />
    </>
  );
}

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
