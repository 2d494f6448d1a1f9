import { useEffect, useRef, useState } from 'react';
import { useClient, useWords } from '@tuyen/portal-kit';
import { ticketsFrom, type TicketOnSale } from './ticket-on-sale.ts';

interface Loaded {
  readonly attempt: number;
  /** Tickets on sale. Undefined if they could not be loaded. */
  readonly tickets: readonly TicketOnSale[] | undefined;
}

/** Tickets in a horizontally scrolling row. Its fixed height prevents layout shifts while tickets load. */
export function TicketsOnSale({ onChoose }: { readonly onChoose: (ticket: TicketOnSale) => void }) {
  const words = useWords();
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const abort = new AbortController();
    client.get('public/ticket-prices', {}, abort.signal).then(
      (answer) => setLoaded({ attempt, tickets: ticketsFrom(answer) }),
      () => abort.signal.aborted || setLoaded({ attempt, tickets: undefined }),
    );
    return () => abort.abort();
  }, [client, attempt]);

  const state = loaded?.attempt !== attempt ? 'loading' : loaded.tickets ? 'none' : 'failed';
  const tickets = loaded?.tickets ?? [];
  return (
    <section className="tickets" aria-labelledby="tickets-title">
      <h2 id="tickets-title" ref={title} tabIndex={-1}>
        {words.t('tickets.title')}
      </h2>
      {tickets.length > 0 ? (
        <ul className="ticket-row" tabIndex={0} aria-labelledby="tickets-title">
          {tickets.map((ticket) => (
            <li key={ticket.id} className="ticket">
              <h3>{ticket.name}</h3>
              <p className="ticket-tags">
                <span>{words.t(`enums.card-kind.${ticket.card_kind}`)}</span>
                <span>{words.t(`enums.route-scope.${ticket.route_scope}`)}</span>
              </p>
              <p className="ticket-price">
                {ticket.price === 0 ? (
                  words.t('tickets.free')
                ) : (
                  <>
                    {words.formats.money(ticket.price, ticket.currency)} <small>{words.t('tickets.a_month')}</small>
                  </>
                )}
              </p>
              <button type="button" className="f-button f-button-second" onClick={() => onChoose(ticket)}>
                {words.t('tickets.choose')}
                <span className="f-hidden"> {ticket.name}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <div className="ticket-row ticket-none" role="status">
          <p>
            {words.t(`tickets.${state}`)}{' '}
            {state === 'failed' && (
              <button
                type="button"
                className="f-button f-button-plain"
                onClick={() => {
                  // Moves the focus to the heading, because the retry button disappears when the tickets arrive.
                  title.current?.focus();
                  setAttempt(attempt + 1);
                }}
              >
                {words.t('form.again')}
              </button>
            )}
          </p>
        </div>
      )}
    </section>
  );
}
