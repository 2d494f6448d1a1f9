import type { Figure, Records } from '../contract.ts';
import { owedNow } from '../agencies/balance.ts';

export const agencyFigures: readonly Figure[] = [
  {
    name: 'deposit_left',
    slugs: ['report.agency-commission'],
    async value(reader, { offices }) {
      const all = await reader.find('agencies', offices ? { agency_office_id: [...offices] } : {});
      // Excludes agencies with a deposit of 0, because it means no limit.
      const limited = all.filter(({ deposit }: Records['agencies']) => deposit > 0);
      const owed = await owedNow(limited, reader);
      return limited.map(({ id, deposit, currency }) => ({ currency, n: deposit - (owed.get(id) ?? 0) }));
    },
  },
];
