import { useMemo } from 'react';
import { FormRunner, useWords } from '@tuyen/portal-kit';
import { retypeForm } from '../../generated/retype/form.gen.ts';
import type { OrderView } from './order-view.ts';
import { contactProof, correctionForm, knownAnswers, presentAnswers, proofAfter } from './retype.ts';

export default function RetypeForm({
  order,
  proof,
  onSent,
}: {
  readonly order: OrderView;
  readonly proof: Readonly<Record<string, string>>;
  readonly onSent: (proof: Readonly<Record<string, string>>) => void;
}) {
  const words = useWords();
  const page = useMemo(
    () => correctionForm(retypeForm, order, (value) => words.t('lookup.retype.present', { value })),
    [order, words],
  );
  const suggested = useMemo(() => presentAnswers(page, order.answers), [page, order]);
  const facts = useMemo(() => knownAnswers(page, order.answers), [page, order]);
  const fixed = useMemo(() => contactProof(proof), [proof]);
  return (
    <FormRunner
      page={page}
      suggested={suggested}
      facts={facts}
      fixed={fixed}
      sendLabel="lookup.retype.send"
      onSent={(_answer, sent) => onSent(proofAfter(proof, sent))}
    />
  );
}
