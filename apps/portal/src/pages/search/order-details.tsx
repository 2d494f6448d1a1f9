import type { RefObject } from 'react';
import { useWords } from '@tuyen/portal-kit';
import { ChangeMethod } from '../../orders/change-method.tsx';
import type { Language } from '../../language.ts';
import { KeepOrder } from '../../orders/keep-order.tsx';
import { isUnpaid } from '../../orders/order-result.ts';
import { PayNow } from '../../orders/pay-now.tsx';
import { OrderHistory } from '../../orders/standing/order-history.tsx';
import { factsBeside, OrderRows, Row } from '../../orders/standing/order-rows.tsx';
import { StepList } from '../../orders/standing/step-list.tsx';
import { TransferDetails } from '../../orders/transfer-details.tsx';
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
  const { standing, transfer } = order;
  const isOpen = isUnpaid(order) && !standing.paid;
  return (
    <section className="order" aria-labelledby="order-title">
      <h2 id="order-title" ref={title} tabIndex={-1}>
        {words.t('lookup.order', { code: order.code })}
      </h2>
      <p className="order-status" data-status={order.status}>
        {words.t(`states.${order.status}`)}
      </p>
      {order.isConfirming ? (
        <p className="result-warning">
          <strong>{words.t('payment.unconfirmed.title')}.</strong> {words.t('payment.unconfirmed.text')}
        </p>
      ) : (
        <p className="order-next">{standing.next ?? words.t(`status.${order.status}`)}</p>
      )}
      {order.rejectReason && (
        <p className="result-warning">
          {words.t('lookup.rejected')} {order.rejectReason}
        </p>
      )}
      {/* A canceled order needs no more corrections by the customer. */}
      {order.corrections.length > 0 && order.status !== 'CANCELED' && (
        <Corrections order={order} proof={proof} onSent={(next) => onChanged(next, 'lookup.retype.done')} />
      )}
      {isOpen && !transfer && <PayNow order={order.code} {...{ proof, ...order }} />}
      {transfer && <TransferDetails transfer={transfer} currency={order.currency} facts={[]} />}
      <StepList steps={standing.steps} />
      <OrderRows
        standing={standing}
        currency={order.currency}
        facts={factsBeside(standing, order.facts, { deadline: transfer !== undefined || !isUnpaid(order) })}
      >
        {order.requestKind && (
          <Row label={words.t('lookup.kind')}>{words.t(`enums.request-kind.${order.requestKind}`)}</Row>
        )}
        {order.deliveryMethod && (
          <Row label={words.t('lookup.delivery')}>{words.t(`enums.delivery-method.${order.deliveryMethod}`)}</Row>
        )}
        {!standing.paid && (!isOpen || transfer) && order.total !== undefined && (
          <Row label={words.t('form.quote.total')}>{words.formats.money(order.total, order.currency)}</Row>
        )}
      </OrderRows>
      {order.group && <GroupMembers group={order.group} />}
      {order.canWithdraw && (
        <div className="f-buttons">
          <Withdraw code={order.code} proof={proof} onDone={() => onChanged(proof, 'lookup.withdraw.done')} />
        </div>
      )}
      <ChangeMethod
        order={order.code}
        proof={proof}
        methods={order.paymentMethods}
        onChanged={() => onChanged(proof, 'transfer.changed')}
      />
      {order.status !== 'CANCELED' && <KeepOrder language={language} id={order.resultId} {...order} heading="h3" />}
      <OrderHistory history={standing.history} heading="h3" />
    </section>
  );
}
