import { isObject } from '@tuyen/model';
/** The price, as the server calculates it. */
export interface Quote {
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
  readonly total: number;
  /** ISO 4217; of the project where the server names none. */
  readonly currency: unknown;
  /** What else the server says with it, in the reader's language: days, places, deadlines. */
  readonly facts: readonly Fact[];
}

/** A line that the server words: what it is about, and what to know. */
export interface Fact {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/** The facts of an answer; what is none is left out. */
export function readFacts(answer: unknown): readonly Fact[] {
  const facts = isObject(answer) ? answer['facts'] : undefined;
  if (!Array.isArray(facts)) return [];
  return facts
    .filter(isObject)
    .flatMap(({ name, label, text }) =>
      typeof name === 'string' && typeof label === 'string' && typeof text === 'string' ? [{ name, label, text }] : [],
    );
}

/** Lines in the order in which a bill is read; unknown lines come last, lines of 0 are not shown. */
const LINES = ['base_amount', 'discount_amount', 'issuance_fee', 'transport_fee', 'shipping_fee'];

/** Reads an answer of `public/quotes`: the amounts of an order by name, or a list of lines; undefined when it holds no total. */
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
