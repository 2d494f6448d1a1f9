import { useState } from 'react';
import { useWords } from '@tuyen/portal-kit';
import type { CardView } from './card-view.ts';

/** Card number and validity. Shows no personal data of the owner. */
export function CardFacts({ card }: { readonly card: CardView }) {
  const words = useWords();
  const [today] = useState(() => words.formats.zone.dayOf(new Date()));
  const over = card.validTo !== undefined && card.validTo < today;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['card.code', card.code],
    ['card.kind', words.t(`enums.card-kind.${card.kind}`)],
    ['card.scope', card.routeScope && words.t(`enums.route-scope.${card.routeScope}`)],
    ['card.mode', card.transportMode && words.t(`enums.transport-mode.${card.transportMode}`)],
    [
      'card.valid_to',
      card.validTo === undefined
        ? words.t('card.unloaded')
        : `${words.formats.date(card.validTo)}${over ? ` (${words.t('card.expired')})` : ''}`,
    ],
  ];
  return (
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
    </dl>
  );
}
