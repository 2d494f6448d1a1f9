import type { HookContext, Records } from '../contract.ts';
import { refuse } from '../guards/states.ts';
import { Problem } from '@tuyen/server/domain';
import { BOOKS } from './currency.ts';

type Context = Pick<HookContext, 'tx' | 'settings'>;

/**
 * Rejects a new currency while amounts in the old one are stored, in the office or in sub-offices that inherit it.
 * @param wanted new currency; null inherits that of the parent office
 * @throws 409 `currency_in_use`, `currency_of_prices`, `currency_of_agencies`
 */
export async function checkCurrencyChange(officeId: string | null, wanted: string | null, context: Context) {
  const { tx, settings } = context;
  const parent = officeId === null ? null : ((await tx.get('offices', officeId))?.parent_id ?? null);
  const { currency } = await settings('settings', officeId);
  const next = wanted ?? (parent === null ? undefined : (await settings('settings', parent)).currency);
  if (next === currency) return;
  const code = await storedBy(await affectedBy(officeId, context), context);
  if (code) throw new Problem(409, code, { currency });
}

/**
 * Rejects moving an office with an inherited currency below an office with another currency while amounts are stored.
 * @throws 422
 */
export async function checkMove(
  { id, parent_id: before }: Records['offices'],
  parent: string | null | undefined,
  context: Context,
): Promise<void> {
  if (parent === undefined || parent === (before ?? null)) return;
  const { tx, settings } = context;
  const [own] = await tx.find('settings', { office_id: id });
  if (own?.currency) return;
  const { currency } = await settings('settings', id);
  const { currency: wanted } = await settings('settings', parent);
  if (currency === wanted || !(await storedBy(await affectedBy(id, context), context))) return;
  refuse({ parent_id: { code: 'parent_in_other_currency', params: { currency, wanted } } });
}

async function affectedBy(officeId: string | null, { tx }: Context): Promise<readonly string[]> {
  const offices = await tx.find('offices');
  const own = new Set((await tx.find('settings')).flatMap((row) => (row.currency ? [row.office_id] : [])));
  const below = (parent: string | null): readonly string[] =>
    offices.flatMap(({ id, parent_id: of }) => ((of ?? null) === parent && !own.has(id) ? [id, ...below(id)] : []));
  return [...(officeId === null ? [] : [officeId]), ...below(officeId)];
}

async function storedBy(offices: readonly string[], { tx }: Context): Promise<string | undefined> {
  for (const book of BOOKS) if ((await tx.count(book, { office_id: offices })) > 0) return 'currency_in_use';
  if ((await tx.count('ticket-prices', { issuer_id: offices })) > 0) return 'currency_of_prices';
  const agencies = [{ agency_office_id: offices }, { office_id: offices }];
  for (const where of agencies) if ((await tx.count('agencies', where)) > 0) return 'currency_of_agencies';
  return undefined;
}
