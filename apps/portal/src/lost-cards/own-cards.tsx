import { isObject } from '@tuyen/model';
import { useEffect, useRef, useState } from 'react';
import { ApiError, refusalText, rowsOf, useClient, useWords, type Words } from '@tuyen/portal-kit';
import { CardFacts } from '../cards/card-facts.tsx';
import { readCard, type CardView } from '../cards/card-view.ts';
import { pathIn, type Language } from '../language.ts';
import { lookUpPath } from '../orders/look-up.ts';
import { LockCard } from './lock-card.tsx';
import type { Link } from './link.ts';

interface OwnCard {
  readonly card: CardView;
  readonly reissue: string | undefined;
}

type Asked =
  | { readonly state: 'asking' }
  | { readonly state: 'loaded'; readonly cards: readonly OwnCard[] }
  | { readonly state: 'refused'; readonly message: string; readonly again: boolean };

export function OwnCards({ link, language }: { readonly link: Link; readonly language: Language }) {
  const words = useWords();
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const [asked, setAsked] = useState<Asked>({ state: 'asking' });
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const abort = new AbortController();
    client.post('public/lost-cards/cards', { ...link }, { signal: abort.signal }).then(
      (answer) => setAsked({ state: 'loaded', cards: cardsIn(answer) }),
      (error: unknown) => abort.signal.aborted || setAsked(refusal(error, words)),
    );
    return () => abort.abort();
  }, [client, link, words, attempt]);
  useEffect(() => {
    if (asked.state === 'loaded') title.current?.focus();
    // Focuses the title only after the first load. After a card is locked, the focus must stay at that card.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked.state]);

  const lock = async ({ id }: CardView) => {
    const answer = await client.post('public/lost-cards/lock', { ...link, card_id: id });
    setAsked({ state: 'loaded', cards: cardsIn(answer) });
  };
  if (asked.state === 'asking') {
    return (
      <p className="f-status f-busy" role="status">
        {words.t('card.searching')}
      </p>
    );
  }
  if (asked.state === 'refused') {
    return (
      <div role="status">
        <p className="result-warning">{asked.message}</p>
        <p className="f-buttons">
          {asked.again ? (
            <button type="button" className="f-button" onClick={() => setAttempt(attempt + 1)}>
              {words.t('form.again')}
            </button>
          ) : (
            <a className="f-button" href={pathIn(language, '/request/lost')}>
              {words.t('card.lost.ask_again')}
            </a>
          )}
        </p>
      </div>
    );
  }
  return (
    <>
      <h2 ref={title} tabIndex={-1}>
        {words.t('card.lost.yours')}
      </h2>
      {asked.cards.length === 0 && <p className="result-warning">{words.t('card.lost.none')}</p>}
      {asked.cards.map(({ card, reissue }) => (
        <section key={card.id} className="own-card" aria-label={`${words.t('card.code')} ${card.code}`}>
          <CardFacts card={card} />
          <LockCard card={card} onLock={() => lock(card)} />
          {reissue ? (
            <p>
              {words.t('card.lost.ordered')} <a href={lookUpPath(language, reissue)}>{reissue}</a>
            </p>
          ) : (
            <p className="f-buttons">
              <a
                className={card.isLocked ? 'f-button' : 'f-button f-button-second'}
                href={pathIn(language, `/request/${card.id}`)}
              >
                {words.t('card.lost.order')}
                <span className="f-hidden"> {card.code}</span>
              </a>
            </p>
          )}
        </section>
      ))}
    </>
  );
}

function cardsIn(answer: unknown): readonly OwnCard[] {
  return rowsOf(isObject(answer) ? answer['cards'] : undefined).flatMap((row) => {
    const card = readCard(row);
    const { reissue_code: reissue } = row;
    return card ? [{ card, reissue: typeof reissue === 'string' ? reissue : undefined }] : [];
  });
}

function refusal(error: unknown, words: Words): Asked {
  const spent = error instanceof ApiError && error.code.startsWith('link_');
  return { state: 'refused', message: refusalText(error, words), again: !spent };
}
