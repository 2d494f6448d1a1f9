import { useWords } from '@tuyen/portal-kit';
import { useChange } from './use-change.ts';
import type { HolderView } from './view.ts';

/** Taps of the last 30 days, if the holder agrees. The holder can agree and withdraw at any time. */
export function Taps({
  holder: { taps, cards, consent },
  onConsent,
}: {
  readonly holder: HolderView;
  readonly onConsent: (consents: boolean) => Promise<void>;
}) {
  const words = useWords();
  const { isBusy, refusal, run } = useChange();
  const codes = new Map(cards.map(({ card }) => [card.id, card.code]));
  const at = consent.isActive ? consent.givenAt : consent.withdrawnAt;
  return (
    <section className="own-card-part" aria-labelledby="taps-title">
      <h2 id="taps-title">{words.t('own_card.taps')}</h2>
      {!taps && <p>{words.t('own_card.taps_ask')}</p>}
      {taps && taps.length === 0 && <p>{words.t('own_card.taps_none')}</p>}
      {taps && taps.length > 0 && (
        <ul className="own-card-list own-card-taps">
          {taps.map(({ at: moment, cardId, route }, index) => (
            <li key={`${moment} ${index}`}>
              <strong>{words.formats.dateTime(moment)}</strong>
              {route && <span>{route}</span>}
              {cards.length > 1 && cardId && <span className="own-card-hint">{codes.get(cardId)}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="f-buttons">
        <button
          type="button"
          className="f-button f-button-second"
          aria-disabled={isBusy || undefined}
          onClick={() => run(() => onConsent(!consent.isActive))}
        >
          {words.t(consent.isActive ? 'own_card.withdraw' : 'own_card.agree')}
        </button>
        <span role="status">
          {refusal && <span className="f-error">{refusal}</span>}
          {at && (
            <span className="own-card-hint">
              {words.t(consent.isActive ? 'own_card.agreed_at' : 'own_card.withdrawn_at', {
                at: words.formats.dateTime(at),
              })}
            </span>
          )}
        </span>
      </p>
    </section>
  );
}
