import { useEffect, useRef, useState } from 'react';
import { useClient, useWords } from '@tuyen/portal-kit';
import { ticketsFrom, type TicketOnSale } from './ticket-on-sale.ts';

interface Loaded {
  readonly attempt: number;
  /** Tickets on sale. Undefined if they could not be loaded. */
  readonly tickets: readonly TicketOnSale[] | undefined;
}

/**
 * Tickets on sale: rows on phones, of which CSS shows the first four, and a scrolling row of cards on wide screens. The
 * height is reserved while the tickets load. CSS hides the section after the first step of the form.
 */
export function TicketsOnSale({ onChoose }: { readonly onChoose: (ticket: TicketOnSale) => void }) {
  const words = useWords();
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const [kind, setKind] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<TicketOnSale>();
  const title = useRef<HTMLParagraphElement>(null);
  const row = useRef<HTMLUListElement>(null);

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
  const shown = tickets.filter((ticket) => kind === '' || ticket.card_kind === kind);
  const kindOf = (ticket: TicketOnSale) => words.t(`enums.card-kind.${ticket.card_kind}`);
  const priceOf = ({ price, currency }: TicketOnSale) =>
    price === 0 ? words.t('tickets.free') : words.formats.money(price, currency);
  // The focus moves to the title if the button that was pressed disappears.
  const toTitle = () => title.current?.focus();
  const choose = (ticket: TicketOnSale) => {
    setChosen(ticket);
    // The form scrolls into view after the list has disappeared above it.
    requestAnimationFrame(() => onChoose(ticket));
  };
  const scroll = (direction: number) => row.current?.scrollBy(direction * row.current.clientWidth * 0.8, 0);
  return (
    <section className="tickets" aria-labelledby="tickets-title">
      <div className="tickets-head">
        <p id="tickets-title" ref={title} tabIndex={-1}>
          {words.t(chosen ? 'tickets.chosen' : 'tickets.title')}
        </p>
        {!chosen && tickets.length > 0 && (
          <>
            <label className="tickets-kind">
              <span>{words.t('tickets.kind')}</span>{' '}
              <select value={kind} onChange={({ target }) => setKind(target.value)}>
                <option value="">{words.t('tickets.every')}</option>
                {[...new Set(tickets.map(({ card_kind }) => card_kind))].map((each) => (
                  <option key={each} value={each}>
                    {words.t(`enums.card-kind.${each}`)}
                  </option>
                ))}
              </select>
            </label>
            <span className="tickets-arrows">
              <button type="button" aria-label={words.t('tickets.back')} onClick={() => scroll(-1)} />
              <button type="button" aria-label={words.t('tickets.forward')} onClick={() => scroll(1)} />
            </span>
          </>
        )}
      </div>
      {chosen ? (
        <p className="ticket-chosen">
          <span>
            <strong>{chosen.name}</strong> · {kindOf(chosen)} · {priceOf(chosen)}
          </span>{' '}
          <button
            type="button"
            className="f-button f-button-plain"
            onClick={() => {
              toTitle();
              setChosen(undefined);
            }}
          >
            {words.t('tickets.change')}
          </button>
        </p>
      ) : tickets.length > 0 ? (
        <>
          <ul className="ticket-row" ref={row} data-open={isOpen ? '' : undefined}>
            {shown.map((ticket) => (
              <li key={ticket.id} className="ticket" data-kind={ticket.card_kind}>
                <span className="ticket-name">{ticket.name}</span>
                <span className="ticket-tags">
                  {kindOf(ticket)} · {words.t(`enums.route-scope.${ticket.route_scope}`)}
                </span>
                <span className="ticket-price">
                  {priceOf(ticket)} {ticket.price > 0 && <small>{words.t('tickets.a_month')}</small>}
                </span>
                <button type="button" className="f-button f-button-second" onClick={() => choose(ticket)}>
                  {words.t('tickets.choose')}
                  <span className="f-hidden"> {ticket.name}</span>
                </button>
              </li>
            ))}
          </ul>
          {!isOpen && shown.length > 4 && (
            <button
              type="button"
              className="f-button f-button-plain tickets-all"
              onClick={() => {
                toTitle();
                setOpen(true);
              }}
            >
              {words.t('tickets.all', { count: shown.length })}
            </button>
          )}
        </>
      ) : (
        <div className="ticket-row ticket-none" role="status">
          <p>
            {words.t(`tickets.${state}`)}{' '}
            {state === 'failed' && (
              <button
                type="button"
                className="f-button f-button-plain"
                onClick={() => {
                  toTitle();
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
