import { Questions, type TypedControl } from '@tuyen/portal-kit';
import { cardQuestionForm } from '../generated/card-question/form.gen.ts';
import { proofOf, type CardProof } from './card-proof.ts';
import { readCard, type CardView } from './card-view.ts';

export function CardQuestion({
  id,
  typed,
  onFound,
}: {
  readonly id?: string | undefined;
  readonly typed: readonly TypedControl[];
  readonly onFound: (card: CardView, proof: CardProof) => void;
}) {
  return (
    <Questions
      form={cardQuestionForm}
      typed={typed}
      {...(id !== undefined && { only: ['phone'] })}
      {...(id && { fixed: { card_id: id } })}
      sendLabel={id === undefined ? 'pages.card-question.send' : 'form.continue'}
      none="pages.card-question.none"
      onSent={(answer, answers) => {
        const card = readCard(answer);
        if (card) onFound(card, proofOf(card, answers));
      }}
    />
  );
}
