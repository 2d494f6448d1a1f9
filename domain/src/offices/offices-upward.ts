import type { Reader, Records } from '../contract.ts';

export async function officesUpward(reader: Reader, officeId: string | null): Promise<readonly Records['offices'][]> {
  const chain: Records['offices'][] = [];
  let next = officeId;
  while (next && !chain.some(({ id }) => id === next)) {
    const office = await reader.get('offices', next);
    if (!office) break;
    chain.push(office);
    next = office.parent_id ?? null;
  }
  return chain;
}
