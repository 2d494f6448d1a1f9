import { useMemo, useState } from 'react';
import { FormRunner, useWords } from '@tuyen/portal-kit';
import type { CardFormProps } from '../../cards/card-form-page.tsx';
import { factsOf, likelyRenewal } from '../../cards/card-view.ts';
import { formAbout } from '../../cards/form-about.ts';
import { renewalPage } from '../../generated/renewal/page.gen.ts';
import { leaveFor } from '../../orders/leave.ts';

export default function RenewalForm({ card, proof, language }: CardFormProps) {
  const { formats } = useWords();
  const [today] = useState(() => formats.zone.dayOf(new Date()));
  const page = useMemo(() => formAbout(renewalPage, card), [card]);
  const known = useMemo(
    () => ({
      suggested: likelyRenewal(card, today),
      fixed: { ...proof },
      pricedFor: { card_token: card.token },
      facts: factsOf(card),
    }),
    [card, proof, today],
  );
  return <FormRunner page={page} {...known} onSent={(answer) => leaveFor(answer, 'request', language, window)} />;
}
