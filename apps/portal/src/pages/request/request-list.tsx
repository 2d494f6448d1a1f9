import { useEffect, useRef, useState } from 'react';
import { useClient, useWords } from '@tuyen/portal-kit';
import type { CardProof } from '../../cards/card-proof.ts';
import { pathIn, type Language } from '../../language.ts';
import { resultPath } from '../../orders/leave.ts';
import { readRequests, type CardRequest } from './card-request.ts';

interface Loaded {
  readonly attempt: number;
  readonly proof: CardProof;
  /** Requests for the card. Undefined if they could not be loaded. */
  readonly requests: readonly CardRequest[] | undefined;
}

export function RequestList({ proof, language }: { readonly proof: CardProof; readonly language: Language }) {
  const words = useWords();
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const abort = new AbortController();
    client.get('public/card-requests', { ...proof }, abort.signal).then(
      (answer) => setLoaded({ attempt, proof, requests: readRequests(answer) }),
      () => abort.signal.aborted || setLoaded({ attempt, proof, requests: undefined }),
    );
    return () => abort.abort();
  }, [client, proof, attempt]);

  const current = loaded?.attempt === attempt && loaded.proof === proof ? loaded : undefined;
  const requests = current?.requests ?? [];
  const state = !current ? 'loading' : !current.requests ? 'failed' : requests.length > 0 ? undefined : 'none';
  return (
    <>
      <h3 id="requests-title" ref={title} tabIndex={-1}>
        {words.t('card.requests')}
      </h3>
      {state && (
        <p className={state === 'loading' ? 'f-status f-busy' : 'f-status'} role="status">
          {words.t(`card.requests_${state}`)}{' '}
          {state === 'failed' && (
            <button
              type="button"
              className="f-button f-button-plain"
              onClick={() => {
                // Moves the focus to the heading, because the retry button disappears when the requests arrive.
                title.current?.focus();
                setAttempt(attempt + 1);
              }}
            >
              {words.t('form.again')}
            </button>
          )}
        </p>
      )}
      <ul className="requests" aria-labelledby="requests-title">
        {requests.map(({ code, resultId, kind, status, createdAt, reason, total, currency }) => (
          <li key={resultId}>
            <p className="requests-kind">
              {words.t(`enums.request-kind.${kind}`)} <span className="code-small">{code}</span>
            </p>
            <p className="order-status" data-status={status}>
              {words.t(`states.${status}`)}
            </p>
            <p className="requests-more">
              {[
                createdAt && words.formats.date(createdAt),
                total !== undefined && words.formats.money(total, currency),
                reason && words.t(`enums.reissue-reason.${reason}`),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <p className="requests-links">
              <a href={resultPath(kind === 'REGISTER_NEW' ? 'register' : 'request', resultId, language)}>
                {words.t('card.see_result')}
                <span className="f-hidden"> {code}</span>
              </a>
              {status === 'WAITING_CUSTOMER_RETYPE' && (
                <a href={`${pathIn(language, '/search')}?code=${encodeURIComponent(code)}`}>
                  {words.t('card.correct')}
                  <span className="f-hidden"> {code}</span>
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
