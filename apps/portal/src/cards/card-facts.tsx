import { useState } from 'react';
import { useWords, type Words } from '@tuyen/portal-kit';
import { gapsBetween } from './card-gaps.ts';
import type { CardPeriod, CardView } from './card-view.ts';

/** Card number and valid periods, with the days on which the card has no ticket. Shows no personal data of the owner. */
export function CardFacts({ card }: { readonly card: CardView }) {
  const words = useWords();
  const [today] = useState(() => words.formats.zone.dayOf(new Date()));
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['card.code', card.code],
    ['card.kind', words.t(`enums.card-kind.${card.kind}`)],
    ['card.scope', card.routeScope && words.t(`enums.route-scope.${card.routeScope}`)],
    ['card.mode', card.transportMode && words.t(`enums.transport-mode.${card.transportMode}`)],
  ];
  return (
    <>
      <dl className="facts card-facts">
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{words.t(label)}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        <Periods card={card} today={today} words={words} />
      </dl>
      <Gaps card={card} words={words} />
    </>
  );
}

interface Shown {
  readonly card: CardView;
  readonly words: Words;
}

/** A single last day is stated only for one period that has begun. */
function Periods({ card, today, words }: Shown & { readonly today: string }) {
  const { periods } = card;
  const [only] = periods;
  if (only && periods.length === 1 && (only.from === undefined || only.from <= today))
    return <Fact label={words.t('card.valid_to')} texts={[words.formats.date(only.to)]} />;
  const texts = periods.map((period) => periodText(period, periods, words));
  if (texts.length > 0) return <Fact label={words.t('card.valid_periods')} texts={texts} />;
  const over = card.validTo !== undefined && `${words.formats.date(card.validTo)} (${words.t('card.expired')})`;
  return <Fact label={words.t('card.valid_to')} texts={[over || words.t('card.unloaded')]} />;
}

function Fact({ label, texts }: { readonly label: string; readonly texts: readonly string[] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {texts.map((text) => (
          <span key={text} className="card-period">
            {text}
          </span>
        ))}
      </dd>
    </div>
  );
}

function periodText({ from, to, transportMode }: CardPeriod, all: readonly CardPeriod[], words: Words): string {
  const { date } = words.formats;
  const days = from === undefined ? words.t('card.until', { day: date(to) }) : `${date(from)} – ${date(to)}`;
  const differ = all.some((other) => other.transportMode !== transportMode);
  return differ ? `${days} (${words.t(`enums.transport-mode.${transportMode}`)})` : days;
}

/** A locked card is not usable on any day, so its gaps are not stated. */
function Gaps({ card, words }: Shown) {
  if (card.isLocked) return null;
  const { date } = words.formats;
  const texts = [
    ...(card.nextValidFrom ? [words.t('card.next_from', { day: date(card.nextValidFrom) })] : []),
    ...gapsBetween(card.periods).map(({ from, to }) => words.t('card.gap', { from: date(from), to: date(to) })),
  ];
  return texts.map((text) => (
    <p key={text} className="result-warning">
      {text}
    </p>
  ));
}
