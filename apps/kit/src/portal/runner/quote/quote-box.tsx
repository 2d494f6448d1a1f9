import { useRef } from 'react';
import { useWords } from '../../words.tsx';
import { FactList } from './fact-list.tsx';
import type { QuoteState } from './use-quote.ts';

/** The price so far; its place is kept from the start, so that nothing jumps when it comes. */
export function QuoteBox({ quote }: { readonly quote: QuoteState }) {
  const words = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  const told = quote.state === 'told' ? quote : undefined;
  return (
    <section className={told?.stale ? 'f-quote f-stale' : 'f-quote'} aria-labelledby="f-quote-title">
      <h3 id="f-quote-title" ref={title} tabIndex={-1}>
        {words.t('form.quote.title')}
      </h3>
      <div role="status">
        {quote.state === 'none' && <p className="f-hint">{words.t('form.quote.none')}</p>}
        {quote.state === 'failed' && (
          <p className="f-hint">
            {words.t('form.quote.failed')}{' '}
            <button
              type="button"
              className="f-button f-button-plain"
              onClick={() => {
                // The button goes when the price comes.
                title.current?.focus();
                quote.again();
              }}
            >
              {words.t('form.again')}
            </button>
          </p>
        )}
        {quote.state === 'refused' && <p className="f-error">{quote.message}</p>}
        {told && (
          <dl className="f-bill">
            {told.quote.lines.map(({ name, amount }) => (
              <div key={name}>
                <dt>{words.t(`form.quote.lines.${name}`)}</dt>
                <dd>{words.formats.money(amount)}</dd>
              </div>
            ))}
            <div className="f-total">
              <dt>{words.t('form.quote.total')}</dt>
              <dd>{words.formats.money(told.quote.total)}</dd>
            </div>
          </dl>
        )}
        {told && <FactList facts={told.quote.facts} />}
      </div>
    </section>
  );
}
