import type { Figure, Records } from '../contract.ts';
import { owedNow } from '../agencies/sales.ts';

/** What an agency may still take in before it settles. */
export const agencyFigures: readonly Figure[] = [
  {
    name: 'deposit_left',
    slugs: ['report.agency-commission'],
    async value(reader, { offices, now }) {
      const all = await reader.find('agencies', offices ? { agency_office_id: [...offices] } : {});
      // A deposit of 0 is no limit.
      const limited = all.filter(({ deposit }: Records['agencies']) => deposit > 0);
      const left = await Promise.all(
        limited.map(async (agency) => agency.deposit - (await owedNow(agency, reader, now))),
      );
      return left.reduce((sum, one) => sum + one, 0);
    },
  },
];
