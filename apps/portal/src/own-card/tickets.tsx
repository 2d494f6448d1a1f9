import { useWords } from '@tuyen/portal-kit';
import type { HeldTicket } from './view.ts';

export function Tickets({ tickets, code }: { readonly tickets: readonly HeldTicket[]; readonly code: string }) {
  const words = useWords();
  const { date } = words.formats;
  if (tickets.length === 0) return null;
  return (
    <details className="own-card-more">
      <summary>
        {words.t('own_card.tickets', { count: tickets.length })}
        <span className="f-hidden"> {code}</span>
      </summary>
      <ul className="own-card-list">
        {tickets.map(({ serial, name, from, to, isCanceled }) => (
          <li key={serial}>
            <strong>{name}</strong>
            <span>
              {from && to ? `${date(from)} – ${date(to)}` : words.t('own_card.not_begun')}
              {isCanceled && ` (${words.t('own_card.canceled')})`}
            </span>
            <span className="own-card-hint">{serial}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
