import { useEffect, useMemo, useState } from 'react';
import { useAddress, useClient, useWords, type GateProps } from '@tuyen/portal-kit';
import { pathIn, type Language } from '../language.ts';
import { CardFacts } from './card-facts.tsx';
import { storeProof, storedProof, type CardProof } from './card-proof.ts';
import { CardQuestion } from './card-question.tsx';
import { refusalOf, startOf } from './card-start.ts';
import { readCard, type CardView } from './card-view.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Component before a form about one card. The last segment of the address is the card's ID. The ID alone does not grant
 * access: the visitor must also enter the owner's phone number, unless this browser tab has stored it.
 */
export default function CardGate({ form, language, typed, heading, onLikely, onStart }: GateProps<Language>) {
  const words = useWords();
  const client = useClient();
  const address = useAddress();
  // The page is prerendered without knowing the card's ID, so the ID is empty then. With `undefined`, the prerendered
  // page would ask for the card code until the script reads the ID from the address.
  const id = address === null ? '' : ID.test(address.last) ? address.last : undefined;
  const stored = useMemo(() => (!id ? undefined : storedProof(id, () => sessionStorage)), [id]);
  const [today] = useState(() => words.formats.zone.dayOf(new Date()));
  const [found, setFound] = useState<CardView>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!stored) return;
    onLikely();
    const abort = new AbortController();
    client.get('public/cards', { ...stored }, abort.signal).then(
      (answer) => {
        const card = readCard(answer);
        return card ? show(card, stored) : setFailed(true);
      },
      () => abort.signal.aborted || setFailed(true),
    );
    return () => abort.abort();
    // The effect runs once for a stored phone number. `show` is not among its dependencies, because it changes with
    // each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, stored]);

  const show = (card: CardView, proof: CardProof) => {
    setFound(card);
    if (refusalOf(form, card) === undefined) onStart(startOf(form, card, proof, today));
  };
  const onFound = (card: CardView, proof: CardProof) => {
    storeProof(proof, () => sessionStorage);
    if (card.id === id) {
      show(card, proof);
      heading.current?.focus();
    } else location.assign(pathIn(language, `/${form}/${card.id}`));
  };

  if (found) {
    const refused = refusalOf(form, found);
    return (
      <>
        <section aria-labelledby="card-title">
          <h2 id="card-title">{words.t('card.found')}</h2>
          <CardFacts card={found} />
        </section>
        {refused && <p className="result-warning">{words.t(refused)}</p>}
      </>
    );
  }
  if (stored && !failed) {
    return (
      <p className="f-status f-busy" role="status">
        {words.t('card.searching')}
      </p>
    );
  }
  return (
    <>
      <p className="lead">{words.t(id === undefined ? `pages.${form}.steps.card.intro` : 'card.prove')}</p>
      <CardQuestion id={id} typed={typed} onFound={onFound} />
      {form === 'request' && id === undefined && (
        <p>
          <a href={pathIn(language, '/request/lost')}>{words.t('card.lost.no_code')}</a>
        </p>
      )}
    </>
  );
}
