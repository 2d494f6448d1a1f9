import { useEffect, useState } from 'react';
import { ApiError, useClient, useWords, type PublicClient } from '@tuyen/portal-kit';
import type { Language } from '../language.ts';
import { forgetVisitor } from './forget-visitor.ts';
import { dropOrder, storedOrders, type StoredOrder } from './stored-orders.ts';
import { resultPath } from './leave.ts';
import { lookUpPath } from './look-up.ts';
import { isUnpaid, readResult, type OrderResult } from './order-result.ts';
import { PayButton } from './pay-button.tsx';
import type { UnpaidOrdersProps } from './unpaid-orders.tsx';

interface Unpaid extends StoredOrder {
  /** Current state of the order on the server. Undefined while the server is unreachable. */
  readonly now: OrderResult | undefined;
}

/**
 * Unpaid orders of this device, with links to continue or withdraw. The stored ID only opens the payment; changing or
 * withdrawing an order requires the phone number.
 */
export default function UnpaidList({ language, wide = false }: UnpaidOrdersProps) {
  const words = useWords();
  const client = useClient();
  const [orders, setOrders] = useState<readonly Unpaid[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    const stored = storedOrders(() => localStorage, Date.now());
    const ask = async () => {
      const standings = await Promise.all(stored.map((order) => standing(client, order, abort.signal)));
      if (!abort.signal.aborted) setOrders(standings.filter((order) => order !== undefined));
    };
    void ask();
    return () => abort.abort();
  }, [client]);

  if (orders.length === 0) return null;
  const forget = () => {
    forgetVisitor(window);
    // Reloads the page, because the form on the page still has the visitor's answers in memory.
    location.reload();
  };
  return (
    <section className={wide ? 'sheet unpaid' : 'sheet narrow unpaid'} aria-labelledby="unpaid-title">
      {/* The title of this section is no heading, because it comes before the main heading of the page. */}
      <p id="unpaid-title" className="unpaid-title">
        {words.t('unpaid.title')}
      </p>
      {orders.map((order) => (
        <UnpaidOrder key={order.code} order={order} language={language} />
      ))}
      <p className="unpaid-forget">
        {words.t('unpaid.kept')}{' '}
        <button type="button" className="f-button f-button-plain" onClick={forget}>
          {words.t('unpaid.forget')}
        </button>
      </p>
    </section>
  );
}

function UnpaidOrder({
  order: { code, result, kind, now },
  language,
}: {
  readonly order: Unpaid;
  readonly language: Language;
}) {
  const words = useWords();
  const confirming = now?.payment === 'confirming';
  return (
    <div className="unpaid-order">
      <p>
        <strong>{code}</strong>
        {now?.total !== undefined && ` · ${words.formats.money(now.total, now.currency)}`}
        {now?.expiresAt &&
          !confirming &&
          ` · ${words.t('unpaid.until', { until: words.formats.dateTime(now.expiresAt) })}`}
      </p>
      {confirming && <p>{words.t('unpaid.confirming')}</p>}
      <p className="f-buttons">
        {now?.canPay ? (
          <PayButton order={result} label="unpaid.continue" about={code} />
        ) : (
          <a className="f-button" href={resultPath(kind, result, language)}>
            {words.t('unpaid.see')}
            <span className="f-hidden"> {code}</span>
          </a>
        )}
        {!confirming && (
          <a className="f-button f-button-second" href={lookUpPath(language, code)}>
            {words.t('unpaid.change')}
            <span className="f-hidden"> {code}</span>
          </a>
        )}
      </p>
    </div>
  );
}

/** Returns the state of a stored order. Returns undefined and removes the order if nothing is left to pay. */
async function standing(client: PublicClient, order: StoredOrder, signal: AbortSignal): Promise<Unpaid | undefined> {
  try {
    const now = readResult(await client.get(`public/results/${encodeURIComponent(order.result)}`, {}, signal));
    if (now && isUnpaid(now)) return { ...order, now };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) return { ...order, now: undefined };
  }
  dropOrder(order.code, () => localStorage, Date.now());
  return undefined;
}
