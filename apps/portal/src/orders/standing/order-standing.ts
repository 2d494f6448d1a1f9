import { isObject } from '@tuyen/model';

/** Standing of an order as the server words it for the customer, in the language of the page. */
export interface OrderStanding {
  /** The next thing that happens, or that the customer does, with its day. */
  readonly next: string | undefined;
  readonly steps: readonly Step[];
  readonly paid: Paid | undefined;
  /** Amount, state and day of a refund as one text. */
  readonly refund: string | undefined;
  readonly counter: Counter | undefined;
  readonly bring: readonly string[];
  /** Newest first. */
  readonly history: readonly HistoryEntry[];
}

export interface Step {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly isDone: boolean;
}

export interface Paid {
  readonly amount: number;
  readonly method: string;
  readonly at: string;
  readonly number: string | undefined;
}

export interface Counter {
  readonly name: string;
  readonly address: string | undefined;
  readonly hours: string | undefined;
}

export interface HistoryEntry {
  readonly at: string;
  readonly text: string;
}

export function readStanding(answer: unknown): OrderStanding {
  const row = isObject(answer) ? answer : {};
  return {
    next: textOf(row['next']),
    steps: rowsOf(row['steps']).flatMap(({ name, label, text, is_done }) =>
      typeof name === 'string' && typeof label === 'string' && typeof text === 'string'
        ? [{ name, label, text, isDone: is_done === true }]
        : [],
    ),
    paid: readPaid(row['paid']),
    refund: isObject(row['refund']) ? textOf(row['refund']['text']) : undefined,
    counter: readCounter(row['ticket_counter']),
    bring: Array.isArray(row['bring']) ? row['bring'].filter((one) => typeof one === 'string') : [],
    history: rowsOf(row['history']).flatMap(({ at, text }) =>
      typeof at === 'string' && typeof text === 'string' ? [{ at, text }] : [],
    ),
  };
}

function readPaid(value: unknown): Paid | undefined {
  if (!isObject(value)) return undefined;
  const { amount, method_name: method, at, number } = value;
  if (typeof amount !== 'number' || typeof method !== 'string' || typeof at !== 'string') return undefined;
  return { amount, method, at, number: textOf(number) };
}

function readCounter(value: unknown): Counter | undefined {
  if (!isObject(value) || typeof value['name'] !== 'string') return undefined;
  return { name: value['name'], address: textOf(value['address']), hours: textOf(value['hours']) };
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
