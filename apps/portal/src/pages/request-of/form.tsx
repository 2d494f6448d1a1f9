import { useMemo } from 'react';
import { FormRunner } from '@tuyen/portal-kit';
import type { CardFormProps } from '../../cards/card-form-page.tsx';
import { formAbout } from '../../cards/form-about.ts';
import { requestPage } from '../../generated/request/page.gen.ts';
import { leaveFor } from '../../orders/leave.ts';

export default function RequestForm({ card, proof, language }: CardFormProps) {
  const page = useMemo(() => formAbout(requestPage, card), [card]);
  const known = useMemo(() => ({ fixed: { ...proof }, pricedFor: { card_token: card.token } }), [card, proof]);
  return <FormRunner page={page} {...known} onSent={(answer) => leaveFor(answer, 'request', language, window)} />;
}
