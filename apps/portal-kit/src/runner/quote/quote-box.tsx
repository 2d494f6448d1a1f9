import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useWords } from '../../words.tsx';
import { FactList } from './fact-list.tsx';
import type { QuoteState } from './use-quote.ts';

export function QuoteBox({ quote }: { readonly quote: QuoteState }) {
  const words = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  const loaded = quote.state === 'loaded' ? quote : undefined;
  return (
    <section className={loaded?.stale ? 'f-quote f-stale' : 'f-quote'} aria-labelledby="f-quote-title">
      <h3 id="f-quote-title" ref={title} tabIndex={-1}>
        {words.t('form.quote.title')}
      </h3>
      <div role="status">
        {quote.state === 'none' && <p className="f-hint">{words.t('form.quote.none')}</p>}
        {quote.state === 'failed' && (
          <p className="f-hint">
            {words.t('form.quote.failed')}{' '}
            <AgainButton label={words.t('form.again')} again={quote.again} focusNext={title} />
          </p>
        )}
        {quote.state === 'refused' && <p className="f-error">{quote.message}</p>}
        {loaded && (
          <dl className="f-bill">
            {loaded.quote.lines.map(({ name, amount }) => (
              <div key={name}>
                <dt>{words.t(`form.quote.lines.${name}`)}</dt>
                <dd>{words.formats.money(amount, loaded.quote.currency)}</dd>
              </div>
            ))}
            <div className="f-total">
              <dt>{words.t('form.quote.total')}</dt>
              <dd>{words.formats.money(loaded.quote.total, loaded.quote.currency)}</dd>
            </div>
          </dl>
        )}
        {loaded && <FactList facts={loaded.quote.facts} />}
      </div>
    </section>
  );
}

interface AgainButtonProps {
  readonly label: string;
  readonly again: () => void;
  /**
   * Element that receives the focus when the focused button disappears. Otherwise the focus would return to the top of
   * the page.
   */
  readonly focusNext: RefObject<HTMLElement | null>;
}

function AgainButton({ label, again, focusNext }: AgainButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const shown = button.current;
    // Reads the ref when the focus moves, because it may point to another element by then.
    const focus = () => focusNext.current?.focus();
    return () => {
      if (document.activeElement === shown) focus();
    };
  }, [focusNext]);
  return (
    <button ref={button} type="button" className="f-button f-button-plain" onClick={again}>
      {label}
    </button>
  );
}
