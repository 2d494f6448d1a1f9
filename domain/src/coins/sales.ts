import type { HookContext, ResourceHooks } from '../contract.ts';
import type { Row } from '@tuyen/server-mock/domain';
import { fixedUnless, fourEyes } from '../guards/states.ts';
import { checkDrawer, shiftFor } from '../shifts/seller.ts';
import { addCoins, checkTopUp } from './accounts.ts';

/** A sale of coins: written by one, approved by another, and worth something once it is completed. */
export const coinSaleHooks: ResourceHooks<'sell-coin-commands'> = {
  beforeCreate: (values, context) => buyerOf(values, context),
  beforeUpdate: (_, changes, context) => (changes.coin_id === undefined ? undefined : buyerOf(changes, context)),
  fixed: fixedUnless('state', 'CREATED'),
  guards: {
    approve: (record, context) => fourEyes(record.created_by, context),
    async complete(record, context) {
      await checkDrawer(context, record.office_id, record.payment_method);
      await checkTopUp(record.coin_id, Number(record.amount), context);
    },
  },
  transitions: {
    async complete(record, _, context) {
      const shift = await shiftFor(context, record.office_id, record.payment_method);
      const coins = await addCoins(context.tx, String(record.coin_id), Number(record.amount), { bought: true });
      return { ...coins, shift_id: shift?.id ?? null, completed_at: context.now.toISOString() };
    },
  },
};

async function buyerOf(values: Readonly<Row>, { tx }: HookContext): Promise<Row> {
  const account = typeof values['coin_id'] === 'string' ? await tx.get('coins', values['coin_id']) : undefined;
  return { buyer_id: account?.customer_id ?? null };
}
