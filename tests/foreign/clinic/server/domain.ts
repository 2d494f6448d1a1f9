import type { Domain } from '@tuyen/server-mock/domain';

/** What the schemas of the clinic cannot say: how appointments are numbered. */
export const domain: Domain = {
  async serial(template, _values, { tx, now }) {
    if (template !== 'appointment') return undefined;
    const year = now.getFullYear();
    const number = await tx.next(`appointment-${year}`);
    return `APT-${year}-${String(number).padStart(4, '0')}`;
  },
};
