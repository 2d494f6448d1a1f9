import type { HookContext, ResourceHooks } from '../contract.ts';

/** Statistical code of a ward or commune. The districts that existed until June 2025 have three digits. */
const WARD_CODE = /^\d{5}$/u;

/**
 * When a city says that its list of wards is complete, its former districts become inactive. They are kept, because
 * orders, customers and the log refer to them.
 */
export const cityHooks: ResourceHooks<'cities'> = {
  async afterWrite({ before, after }, { tx }) {
    if (!after?.districts_complete || before?.districts_complete) return;
    await retireFormerDistricts(after.id, tx);
  },
};

async function retireFormerDistricts(city: string, tx: HookContext['tx']): Promise<void> {
  const active = await tx.find('districts', { city_id: city, status: 'ACTIVE' });
  if (!active.some(({ code }) => WARD_CODE.test(code))) return;
  for (const { id, code } of active) {
    if (!WARD_CODE.test(code)) await tx.update('districts', id, { status: 'INACTIVE' });
  }
}
