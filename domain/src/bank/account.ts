import type { Reader } from '../contract.ts';
import { officesUpward } from '../offices/offices-upward.ts';
import type { BankAccount } from '../rules/bank/vietqr.ts';

/** Returns the account for bank transfers to an office: its own, or that of the nearest office above that has one. */
export async function bankAccountOf(
  reader: Reader,
  officeId: string | null | undefined,
): Promise<BankAccount | undefined> {
  for (const office of await officesUpward(reader, officeId ?? null)) {
    const { bank_code: bank, bank_account_number: number, bank_account_name: holder } = office;
    if (bank && number && holder) return { bank, number, holder };
  }
  return undefined;
}
