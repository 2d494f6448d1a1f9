import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '@tuyen/portal-kit';
import type { Link } from '../lost-cards/link.ts';
import type { SessionState } from './use-card-session.ts';

/** What the page shows without a session: where a link is opened, why a session ended, or the question for a link. */
export function Welcome({
  children,
  onOpen,
  again,
  ...session
}: SessionState & {
  readonly children: ReactNode;
  readonly onOpen: (link: Link, isKept: boolean) => void;
  readonly again: () => void;
}) {
  const words = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  const news = useRef<HTMLParagraphElement>(null);
  const { state } = session;
  useEffect(() => {
    if (state === 'asking') title.current?.focus();
    if (state === 'ended') news.current?.focus();
  }, [state]);

  if (state === 'loading') {
    return (
      <p className="f-status f-busy" role="status">
        {words.t('card.searching')}
      </p>
    );
  }
  if (session.state === 'asking') {
    const { link } = session;
    return (
      <section aria-labelledby="where-title">
        <h2 id="where-title" ref={title} tabIndex={-1}>
          {words.t('own_card.where')}
        </h2>
        <div className="own-card-places">
          <p>
            <button type="button" className="f-button" onClick={() => onOpen(link, true)}>
              {words.t('own_card.own_phone')}
            </button>
            <span className="own-card-hint">{words.t('own_card.own_phone_hint')}</span>
          </p>
          <p>
            <button type="button" className="f-button f-button-second" onClick={() => onOpen(link, false)}>
              {words.t('own_card.shared')}
            </button>
            <span className="own-card-hint">{words.t('own_card.shared_hint')}</span>
          </p>
        </div>
      </section>
    );
  }
  return (
    <>
      {session.state === 'ended' && (
        <p className="result-warning" ref={news} tabIndex={-1}>
          {session.message}{' '}
          {session.retry && (
            <button type="button" className="f-button f-button-plain" onClick={again}>
              {words.t('form.again')}
            </button>
          )}
        </p>
      )}
      {children}
    </>
  );
}
