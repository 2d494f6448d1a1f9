import type { Fact } from './quote.ts';

/** Shows facts that the server answers, such as a delivery date. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="f-facts">
      {facts.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
