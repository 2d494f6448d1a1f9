import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { useAddress, useChunk, useClient, useWords } from '@tuyen/portal-kit';
import { pathIn, type Language, type PageProps } from '../language.ts';
import { UnpaidOrders } from '../orders/unpaid-orders.tsx';
import { CardFacts } from './card-facts.tsx';
import { storeProof, storedProof, type CardProof } from './card-proof.ts';
import { CardQuestion } from './card-question.tsx';
import { readCard, type CardView } from './card-view.ts';

export interface CardFormProps {
  readonly card: CardView;
  readonly proof: CardProof;
  readonly language: Language;
}

interface Found {
  readonly card: CardView;
  readonly proof: CardProof;
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Page for one card, whose ID is the last segment of the address. The ID alone is not enough: the page shows the card
 * only with the owner's phone number, entered here or stored for this tab.
 */
export function CardFormPage({
  name,
  language,
  typed,
  load,
  refusal,
}: PageProps & {
  readonly name: 'renewal' | 'request';
  /** Loads the form's code in the background while the visitor answers the question. */
  readonly load: () => Promise<{ readonly default: ComponentType<CardFormProps> }>;
  /** Returns the translation key of the reason why the card does not allow this form. */
  readonly refusal?: (card: CardView) => string | undefined;
}) {
  const words = useWords();
  const client = useClient();
  const address = useAddress();
  // The page is prerendered without knowing the card's ID, so the ID is empty then. With `undefined`, the prerendered
  // page would ask for the card code until the script reads the ID from the address.
  const id = address === null ? '' : ID.test(address.last) ? address.last : undefined;
  const stored = useMemo(() => (!id ? undefined : storedProof(id, () => sessionStorage)), [id]);
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { part: Form, failed: formFailed, again } = useChunk(load, stored !== undefined || found !== undefined);

  useEffect(() => {
    if (!stored) return;
    const abort = new AbortController();
    client.get('public/cards', { ...stored }, abort.signal).then(
      (answer) => {
        const card = readCard(answer);
        return card ? setFound({ card, proof: stored }) : setFailed(true);
      },
      () => abort.signal.aborted || setFailed(true),
    );
    return () => abort.abort();
  }, [client, stored]);

  const onFound = (card: CardView, proof: CardProof) => {
    storeProof(proof, () => sessionStorage);
    if (card.id === id) {
      setFound({ card, proof });
      heading.current?.focus();
    } else location.assign(pathIn(language, `/${name}/${card.id}`));
  };

  const refused = found && refusal?.(found.card);
  return (
    <>
      <UnpaidOrders language={language} />
      <div className={found && !refused ? 'sheet' : 'sheet narrow'}>
        <h1 ref={heading} tabIndex={-1}>
          {words.t(`pages.${name}.title`)}
        </h1>
        {!found && stored && !failed && (
          <p className="f-status f-busy" role="status">
            {words.t('card.searching')}
          </p>
        )}
        {!found && (!stored || failed) && (
          <>
            <p className="lead">{words.t(id === undefined ? `pages.${name}.steps.card.intro` : 'card.prove')}</p>
            <CardQuestion id={id} typed={typed} onFound={onFound} />
            {name === 'request' && id === undefined && (
              <p>
                <a href={pathIn(language, '/request/lost')}>{words.t('card.lost.no_code')}</a>
              </p>
            )}
          </>
        )}
        {found && (
          <section aria-labelledby="card-title">
            <h2 id="card-title">{words.t('card.found')}</h2>
            <CardFacts card={found.card} />
          </section>
        )}
        {refused && <p className="result-warning">{words.t(refused)}</p>}
        {found && !refused && Form && <Form card={found.card} proof={found.proof} language={language} />}
        {found && !refused && !Form && (
          <p className={formFailed ? 'f-status' : 'f-status f-busy'} role="status">
            {words.t(formFailed ? 'card.form_failed' : 'card.form_loading')}{' '}
            {formFailed && (
              <button
                type="button"
                className="f-button f-button-plain"
                onClick={() => {
                  // Moves the focus to the heading, because the retry button disappears when the form arrives.
                  heading.current?.focus();
                  again();
                }}
              >
                {words.t('form.again')}
              </button>
            )}
          </p>
        )}
      </div>
    </>
  );
}
