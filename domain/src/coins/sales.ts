import type { HookContext, ResourceHooks, Values } from '../contract.ts';
import { fixedUnless, fourEyes } from '../guards/states.ts';
import { assertAgencySells } from '../agencies/sales.ts';
import { checkDrawer, payableBy, shiftFor, waysToPay } from '../shifts/seller.ts';
import { addCoins, checkTopUp } from './accounts.ts';
import type { Balances } from './changes.ts';

export const coinSaleHooks: ResourceHooks<'sell-coin-commands'> = {
  async beforeCreate(values, context) {
    await assertAgencySells(values.office_id, context);
    await payableBy(values.payment_method, values.office_id, context);
    return buyerOf(values, context);
  },
  async beforeUpdate(before, changes, context) {
    if (changes.payment_method !== before.payment_method)
      await payableBy(changes.payment_method, before.office_id, context);
    return changes.coin_id === undefined ? undefined : buyerOf(changes, context);
  },
  choices: { payment_method: waysToPay },
  fixed: fixedUnless('state', 'CREATED'),
  guards: {
    approve: (record, context) => fourEyes(record.created_by, context),
    async complete(record, context) {
      await assertAgencySells(record.office_id, context);
      await checkDrawer(context, record.office_id, record.payment_method);
      await checkTopUp(record.coin_id, record.amount, context);
    },
  },
  transitions: {
    async complete(record, _, context) {
      const shift = await shiftFor(context, record.office_id, record.payment_method);
      const coins = await addCoins(context.tx, record.coin_id, record.amount, { bought: true });
      return completedSale(coins, shift?.id ?? null, context.now);
    },
  },
};

export const completedSale = (coins: Balances, shift: string | null, now: Date) => ({
  ...coins,
  shift_id: shift,
  completed_at: now.toISOString(),
});

async function buyerOf(
  { coin_id: coin }: Readonly<Values<'sell-coin-commands'>>,
  { tx }: HookContext,
): Promise<Values<'sell-coin-commands'>> {
  const account = coin ? await tx.get('coins', coin) : undefined;
  return { buyer_id: account?.customer_id ?? null };
}
