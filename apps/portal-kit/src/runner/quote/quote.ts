import { isObject } from '@tuyen/model';
export interface Quote {
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
  readonly total: number;
  /** ISO 4217 code. Defaults to the currency of the project. */
  readonly currency: unknown;
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** Reads the `facts` of a response. Ignores entries of another form. */
export function readFacts(answer: unknown): readonly Fact[] {
  const facts = isObject(answer) ? answer['facts'] : undefined;
  if (!Array.isArray(facts)) return [];
  return facts
    .filter(isObject)
    .flatMap(({ name, label, text }) =>
      typeof name === 'string' && typeof label === 'string' && typeof text === 'string' ? [{ name, label, text }] : [],
    );
}

/**
 * Order in which the price box lists discounts, fees and other items of the price. Unknown items come last; items of 0
 * are hidden.
 */
const LINES = ['base_amount', 'discount_amount', 'issuance_fee', 'transport_fee', 'shipping_fee'];

/** Reads a response of `public/quotes`: amounts by name, or a list of lines. Returns undefined without a total. */
export function readQuote(answer: unknown): Quote | undefined {
  if (!isObject(answer) || typeof answer['total'] !== 'number') return undefined;
  const amounts = Object.entries(answer).filter(
    (entry): entry is [string, number] =>
      /_(?:amount|fee)$/.test(entry[0]) && typeof entry[1] === 'number' && entry[1] !== 0,
  );
  const place = (name: string) => (LINES.includes(name) ? LINES.indexOf(name) : LINES.length);
  return {
    total: answer['total'],
    currency: answer['currency'],
    facts: readFacts(answer),
    lines: amounts
      .sort(([a], [b]) => place(a) - place(b))
      .map(([name, amount]) => ({ name, amount: name === 'discount_amount' ? -Math.abs(amount) : amount })),
  };
}
