import type { Order, Services } from '../../contract.ts';
import { asOfNow } from '../../orders/payment/expiry.ts';
import { resultAddress } from '../result-address.ts';
import type { Parameters } from '../signature.ts';

/** Payment session that takes no money. `link` is the page of the portal that shows the order. */
export interface ClosedSession {
  readonly state: 'paid' | 'canceled' | 'ended';
  readonly link: string;
}

/**
 * Returns why a signed payment session takes no money: its order is paid or canceled, or the session itself has ended.
 * Returns undefined for an open session and for an unknown order.
 */
export async function closedSession(
  services: Services,
  redirect: Parameters,
  session: { readonly isOpen: boolean },
): Promise<ClosedSession | undefined> {
  const found = await services.store.first('orders', { code: redirect['order'] ?? '' });
  if (!found) return undefined;
  const order = (await asOfNow(services, found)) ?? found;
  const { portal } = services.origins;
  if (isPaid(order)) return { state: 'paid', link: resultAddress(order, 1, { portal, secret: services.secret }) };
  const path = order.language === 'en' ? '/en/search' : '/search';
  const link = `${portal}${path}?${new URLSearchParams({ code: order.code }).toString()}`;
  if (order.status === 'CANCELED') return { state: 'canceled', link };
  return session.isOpen ? undefined : { state: 'ended', link };
}

const isPaid = ({ status, paid_at: paidAt }: Order): boolean =>
  Boolean(paidAt) && status !== 'CANCELED' && status !== 'AWAITING_PAYMENT';
