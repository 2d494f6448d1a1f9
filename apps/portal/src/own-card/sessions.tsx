import { useRef } from 'react';
import { useWords } from '@tuyen/portal-kit';
import { useChange } from './use-change.ts';
import type { CardSessionTools } from './use-card-session.ts';
import type { HolderView } from './view.ts';

/** Devices on which the card page is open. Each session can be ended from every other one. */
export function Sessions({
  holder: { sessions },
  endOther,
  signOut,
}: Pick<CardSessionTools, 'endOther' | 'signOut'> & { readonly holder: HolderView }) {
  const words = useWords();
  const { isBusy, refusal, run } = useChange();
  const title = useRef<HTMLHeadingElement>(null);
  const end = (id: string) =>
    run(async () => {
      await endOther(id);
      // The pressed button disappears with its session.
      title.current?.focus();
    });
  return (
    <section className="own-card-part" aria-labelledby="sessions-title">
      <h2 id="sessions-title" ref={title} tabIndex={-1}>
        {words.t('own_card.sessions')}
      </h2>
      <ul className="own-card-list">
        {sessions.map(({ id, device, isKept, usedAt, isCurrent }) => (
          <li key={id}>
            <strong>
              {device ?? words.t('own_card.unknown_device')}
              {isCurrent && ` (${words.t('own_card.this_device')})`}
            </strong>
            <span className="own-card-hint">
              {words.t(isKept ? 'own_card.kept' : 'own_card.not_kept')} ·{' '}
              {words.t('own_card.used_at', { at: words.formats.dateTime(usedAt) })}
            </span>
            {!isCurrent && (
              <button
                type="button"
                className="f-button f-button-plain"
                aria-disabled={isBusy || undefined}
                onClick={() => end(id)}
              >
                {words.t('own_card.end')}
                <span className="f-hidden"> {device}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="f-buttons">
        <button
          type="button"
          className="f-button"
          aria-disabled={isBusy || undefined}
          onClick={() => run(() => signOut(false))}
        >
          {words.t('own_card.sign_out')}
        </button>
        {sessions.length > 1 && (
          <button
            type="button"
            className="f-button f-button-second"
            aria-disabled={isBusy || undefined}
            onClick={() => run(() => signOut(true))}
          >
            {words.t('own_card.sign_out_all')}
          </button>
        )}
        <span role="status">{refusal && <span className="f-error">{refusal}</span>}</span>
      </p>
    </section>
  );
}
