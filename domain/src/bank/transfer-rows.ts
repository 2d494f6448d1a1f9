import type { Order } from '../contract.ts';
import { formats } from '../rules/region.ts';
import type { Transfer } from './transfer.ts';

/** Returns the account for a bank transfer as labeled lines of a mail. */
export const transferRows = (
  { bank, account, holder, amount, text }: Transfer,
  { currency }: Pick<Order, 'currency'>,
  say: (key: string) => string,
): readonly { readonly label: string; readonly text: string }[] => [
  { label: say('bank.bank'), text: bank },
  { label: say('bank.account'), text: account },
  { label: say('bank.holder'), text: holder },
  { label: say('bank.amount'), text: formats.money(amount, currency) },
  { label: say('bank.text'), text },
];
