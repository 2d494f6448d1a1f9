import { useEffect, useMemo, useState } from 'react';
import { ResultSkeleton, useAddress, useWords } from '@tuyen/portal-kit';
import { pathIn, type PageProps } from '../../language.ts';
import { storedResult } from '../../orders/stored-orders.ts';
import { KeepOrder } from '../../orders/keep-order.tsx';
import { lookUpPath } from '../../orders/look-up.ts';
import { wordOf, type OrderResult } from '../../orders/order-result.ts';
import { PayNow } from '../../orders/pay-now.tsx';
import { OrderHistory } from '../../orders/standing/order-history.tsx';
import { Success } from '../../orders/success.tsx';
import { useResult, type ResultState } from '../../orders/use-result.ts';
import {
  CONFIRMING_MS,
  failureKey,
  paymentOutcome,
  promisesOf,
  readPaymentReturn,
  SUCCESS,
  withoutContradiction,
  type PaymentReturn,
  type ServerWord,
} from '../../rules/payment-return.ts';

/**
 * Page to which the payment gateway returns. The address only claims an outcome; the page shows the state from the
 * server.
 */
export default function PaymentResultPage({ language }: PageProps) {
  const words = useWords();
  const address = useAddress();
  const back = useMemo(() => (address ? readPaymentReturn(address.search) : null), [address]);
  const [now] = useState(() => Date.now());
  const id = useMemo(() => back && (back.result ?? storedResult(back.code, () => localStorage, now)), [back, now]);
  const asked = useResult(id, back?.transactionCode === SUCCESS);

  const word = back ? serverWord(asked, back) : 'asking';
  const late = asked.state !== 'unknown' && asked.late;
  const outcome = back ? paymentOutcome(back, word, late ? CONFIRMING_MS : 0) : 'asking';
  const order = asked.state === 'loaded' && word !== 'none' ? asked.result : undefined;
  useEffect(() => {
    if (outcome !== 'asking' && outcome !== 'confirming') document.getElementById('result-title')?.focus();
  }, [outcome]);

  const busy = !back || outcome === 'asking' || outcome === 'confirming';
  // The waiting state and the result have different React keys. With the same key, React would reuse the links of the
  // waiting state for the result.
  const onward = (
    <Onward
      key={busy ? 'busy' : 'done'}
      language={language}
      code={order?.code ?? back?.code}
      hasPayment={order?.canPay === true && id !== undefined}
    />
  );
  if (outcome === 'success' && back && order) {
    const about = withoutContradiction(back, order);
    return (
      <div className="sheet narrow">
        <Success about={about} result={order} message={words.t(`payment.success.${about.type}`)} />
        <KeepOrder language={language} id={id ?? undefined} {...order} />
        {onward}
        <OrderHistory history={order.standing.history} />
      </div>
    );
  }
  if (outcome === 'failure' && back) {
    return (
      <div className="sheet narrow" role="status">
        <div className="result result-bad">
          <h1 id="result-title" tabIndex={-1}>
            {words.t('payment.failed')}
          </h1>
          <p>{words.t(failureKey(back.transactionCode))}</p>
          <AfterFailure order={order} />
          {order && <Code code={order.code} />}
          {order?.canPay && id && <PayNow order={id} {...order} />}
        </div>
        {onward}
      </div>
    );
  }
  const code = order?.code ?? (outcome === 'asking' ? undefined : back?.code);
  return (
    <div className="sheet narrow" role="status">
      <div className={busy ? 'result result-busy' : 'result'}>
        {/* Without a script this text stays on the page. So it shows no progress and makes no statement about the payment. */}
        <h1 id="result-title" tabIndex={-1} className={back && busy ? 'f-busy' : ''}>
          {words.t(`payment.${outcome}.title`)}
        </h1>
        <p>{words.t(`payment.${outcome}.text`)}</p>
        {outcome === 'free' && back && order && promisesOf(back, order).approval === 'undecided' && (
          <p>{words.t('payment.free.undecided')}</p>
        )}
        {code && <Code code={code} />}
      </div>
      {onward}
      {busy && <ResultSkeleton />}
    </div>
  );
}

function serverWord(asked: ResultState, back: PaymentReturn): ServerWord {
  if (asked.state === 'loaded') return wordOf(asked.result, back.code);
  if (asked.state === 'unknown') return 'none';
  return asked.failed ? 'unreachable' : 'asking';
}

function AfterFailure({ order }: { readonly order: OrderResult | undefined }) {
  const words = useWords();
  if (order?.canPay && order.expiresAt) {
    return <p>{words.t('payment.after.awaiting', { until: words.formats.dateTime(order.expiresAt) })}</p>;
  }
  return <p>{words.t(order?.status === 'CANCELED' ? 'payment.after.canceled' : 'payment.after.unknown')}</p>;
}

function Code({ code }: { readonly code: string }) {
  const words = useWords();
  return (
    <p>
      {words.t('payment.your_code')}
      <strong className="code">{code}</strong>
    </p>
  );
}

function Onward({
  language,
  code,
  hasPayment,
}: Pick<PageProps, 'language'> & { readonly code: string | undefined; readonly hasPayment: boolean }) {
  const words = useWords();
  return (
    <p className="f-buttons">
      <a className={hasPayment ? 'f-button f-button-second' : 'f-button'} href={lookUpPath(language, code)}>
        {words.t('payment.look_up')}
      </a>
      <a className="f-button f-button-second" href={pathIn(language, '/')}>
        {words.t('payment.home')}
      </a>
    </p>
  );
}
