import type { ReactNode } from 'react';
import { useWords, type Fact } from '@tuyen/portal-kit';
import type { OrderStanding } from './order-standing.ts';

interface OrderRowsProps {
  readonly standing: OrderStanding;
  /** Currency of the order as an ISO 4217 code. */
  readonly currency: string | undefined;
  /** Facts that no other part of the page shows. */
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
}

/** Payment, refund, counter and things to bring as a list of labeled values. */
export function OrderRows({ standing, currency, facts, children }: OrderRowsProps) {
  const words = useWords();
  const { paid, refund, counter, bring } = standing;
  const isCounterNeeded = counter !== undefined && facts.some(isPlace);
  const others = isCounterNeeded ? facts.filter((fact) => !isPlace(fact)) : facts;
  return (
    <dl className="facts f-facts">
      {others.map(({ name, label, text }) => (
        <Row key={name} label={label}>
          {text}
        </Row>
      ))}
      {isCounterNeeded && (
        <Row label={words.t('standing.counter')}>
          <span className="line">{counter.name}</span>
          {/* Addresses have one language only. */}
          <span className="line line-soft" lang="vi">
            {counter.address}
          </span>
          {counter.hours?.split('; ').map((line) => (
            <span key={line} className="line line-soft">
              {line}
            </span>
          ))}
        </Row>
      )}
      {bring.length > 0 && (
        <Row label={words.t('standing.bring')}>
          {bring.map((thing) => (
            <span key={thing} className="line">
              {thing}
            </span>
          ))}
        </Row>
      )}
      {children}
      {paid && (
        <>
          <Row label={words.t('standing.paid')}>{words.formats.money(paid.amount, currency)}</Row>
          <Row label={words.t('standing.method')}>
            <span className="line">{paid.method}</span>
            <span className="line line-soft">{words.formats.dateTime(paid.at)}</span>
          </Row>
          {paid.number && <Row label={words.t('standing.number')}>{paid.number}</Row>}
        </>
      )}
      {refund && refund !== standing.next && <Row label={words.t('standing.refund')}>{refund}</Row>}
    </dl>
  );
}

export function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const isPlace = ({ name }: Fact): boolean => name === 'place';

const IN_STEPS = ['validity', 'collection'];

/** Returns the facts that neither the next step, the dated steps nor the details of a transfer show. */
export function factsBeside(
  { next, steps }: Pick<OrderStanding, 'next' | 'steps'>,
  facts: readonly Fact[],
  shown: { readonly deadline: boolean },
): readonly Fact[] {
  return facts.filter(
    ({ name, text }) =>
      text !== next && !(steps.length > 0 && IN_STEPS.includes(name)) && !(name === 'deadline' && shown.deadline),
  );
}
