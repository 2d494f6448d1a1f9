import { useRef, useState } from 'react';
import {
  cleaned,
  mistakesIn,
  QuestionForm,
  refusalText,
  type TypedControl,
  useAddress,
  useAnswers,
  useClient,
  useWords,
} from '@tuyen/portal-kit';
import { renewalPage } from '../generated/renewal/page.gen.ts';
import type { CardProof } from './card-proof.ts';
import { readCard, type CardView } from './card-view.ts';

type Asking = { readonly state: 'idle' | 'asking' } | { readonly state: 'refused'; readonly message: string };

export function CardQuestion({
  id,
  typed,
  onFound,
}: {
  readonly id?: string | undefined;
  readonly typed: readonly TypedControl[];
  readonly onFound: (card: CardView, proof: CardProof) => void;
}) {
  const words = useWords();
  const client = useClient();
  const address = useAddress();
  const [mistakes, setMistakes] = useState<Readonly<Record<string, string>>>({});
  const [round, setRound] = useState(0);
  const [asking, setAsking] = useState<Asking>({ state: 'idle' });
  const last = useRef<AbortController>(undefined);

  // Takes the questions from the card form, so that both use the same kinds and error messages.
  const fields = CARD.fields.filter(({ name }) => id === undefined || name !== 'card_code');
  const names = fields.map(({ name }) => name);
  const { answers, answer } = useAnswers('card-question', names, typed);

  const ask = async () => {
    const wrong = Object.entries(mistakesIn(CARD, answers, words)).filter(([name]) => name in answers);
    setMistakes(Object.fromEntries(wrong));
    setRound(round + 1);
    if (wrong.length > 0) return setAsking({ state: 'idle' });
    last.current?.abort();
    const abort = new AbortController();
    last.current = abort;
    setAsking({ state: 'asking' });
    const given = Object.entries(cleaned(CARD.fields, answers)).map(([name, value]) => [name, String(value)] as const);
    const query: Readonly<Record<string, string>> = Object.fromEntries(given);
    try {
      const card = readCard(await client.get('public/cards', { ...query, ...(id && { card_id: id }) }, abort.signal));
      if (!card) return setAsking({ state: 'refused', message: words.t('card.none') });
      setAsking({ state: 'idle' });
      onFound(card, { card_id: card.id, phone: query['phone'] ?? '' });
    } catch (error) {
      if (abort.signal.aborted) return;
      setAsking({ state: 'refused', message: refusalText(error, words, 'card.none') });
    }
  };

  return (
    <>
      <QuestionForm
        {...{ answers, mistakes, round }}
        questions={fields.map(({ name, label, help, kind }) => ({
          name,
          label: words.t(label),
          ...(help && { hint: words.t(help) }),
          ...(kind === 'phone' ? { keyboard: 'tel' } : { capitals: true }),
        }))}
        ready={address !== null}
        ask={words.t(id === undefined ? 'card.find' : 'form.continue')}
        onAnswer={answer}
        onAsk={() => void ask()}
      />
      <div role="status">
        {asking.state === 'asking' && <p className="f-status f-busy">{words.t('card.searching')}</p>}
        {asking.state === 'refused' && <p className="result-warning">{asking.message}</p>}
      </div>
    </>
  );
}

const CARD = stepOf('card');

function stepOf(name: string) {
  const step = renewalPage.steps.find((candidate) => candidate.name === name);
  if (!step) throw new Error(`The renewal has no step ${name}.`);
  return step;
}
