import type { RefObject } from 'react';
import { FactList, useWords } from '@tuyen/portal-kit';
import { ChangeMethod } from '../../orders/change-method.tsx';
import type { Language } from '../../language.ts';
import { KeepOrder } from '../../orders/keep-order.tsx';
import { PayButton } from '../../orders/pay-button.tsx';
import { factsBeside, TransferDetails } from '../../orders/transfer-details.tsx';
import { Corrections } from './corrections.tsx';
import { GroupMembers } from './group-members.tsx';
import type { OrderView } from './order-view.ts';
import { Withdraw } from './withdraw.tsx';

export function OrderDetails({
  language,
  order,
  proof,
  title,
  onChanged,
}: {
  readonly language: Language;
  readonly order: OrderView;
  /** Contact used to look up the order: `phone` or `email`. */
  readonly proof: Readonly<Record<string, string>>;
  readonly title: RefObject<HTMLHeadingElement | null>;
  readonly onChanged: (proof: Readonly<Record<string, string>>, news: string) => void;
}) {
  const words = useWords();
  const steps = order.history.length > 0 ? order.history : [{ to: order.status, at: '', note: undefined }];
  return (
    <section className="order" aria-labelledby="order-title">
      <h2 id="order-title" ref={title} tabIndex={-1}>
        {words.t('lookup.order', { code: order.code })}
      </h2>
      <p className="order-status" data-status={order.status}>
        {words.t(`enums.order-status.${order.status}`)}
      </p>
      {order.isConfirming ? (
        <p className="result-warning">
          <strong>{words.t('payment.unconfirmed.title')}.</strong> {words.t('payment.unconfirmed.text')}
        </p>
      ) : (
        <p>{words.t(`status.${order.status}`)}</p>
      )}
      {order.rejectReason && (
        <p className="result-warning">
          {words.t('lookup.rejected')} {order.rejectReason}
        </p>
      )}
      {order.transfer && <TransferDetails transfer={order.transfer} currency={order.currency} facts={order.facts} />}
      {order.group && <GroupMembers group={order.group} />}
      <FactList facts={factsBeside(order.transfer, order.facts)} />
      {/* A canceled order needs no more corrections by the customer. */}
      {order.corrections.length > 0 && order.status !== 'CANCELED' && (
        <Corrections order={order} proof={proof} onSent={(next) => onChanged(next, 'lookup.retype.done')} />
      )}
      <dl className="facts">
        {order.requestKind && (
          <div>
            <dt>{words.t('lookup.kind')}</dt>
            <dd>{words.t(`enums.request-kind.${order.requestKind}`)}</dd>
          </div>
        )}
        {order.deliveryMethod && (
          <div>
            <dt>{words.t('lookup.delivery')}</dt>
            <dd>{words.t(`enums.delivery-method.${order.deliveryMethod}`)}</dd>
          </div>
        )}
        {order.total !== undefined && (
          <div>
            <dt>{words.t('form.quote.total')}</dt>
            <dd>{words.formats.money(order.total, order.currency)}</dd>
          </div>
        )}
      </dl>
      {(order.canPay || order.canWithdraw) && (
        <div className="f-buttons">
          {order.canPay && <PayButton order={order.code} proof={proof} />}
          {order.canWithdraw && (
            <Withdraw code={order.code} proof={proof} onDone={() => onChanged(proof, 'lookup.withdraw.done')} />
          )}
        </div>
      )}
      <ChangeMethod
        order={order.code}
        proof={proof}
        methods={order.paymentMethods}
        onChanged={() => onChanged(proof, 'transfer.changed')}
      />
      {order.status !== 'CANCELED' && <KeepOrder language={language} id={order.resultId} {...order} heading="h3" />}
      <h3>{words.t('lookup.history')}</h3>
      <ol className="history">
        {steps.map((step, index) => (
          <li key={`${step.to} ${step.at}`} aria-current={index === steps.length - 1 ? 'step' : undefined}>
            <p className="history-status">{words.t(`enums.order-status.${step.to}`)}</p>
            {step.at && <time dateTime={step.at}>{words.formats.dateTime(step.at)}</time>}
            <p>{words.t(`status.${step.to}`)}</p>
            {step.note && <p className="history-note">{step.note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
