import type { Counter, HookContext, Values } from '../contract.ts';
import { refuse } from '../guards/states.ts';
import { named, readCardLines } from '../rules/cards/card-lines.ts';
import { heldAt } from '../rules/cards/stock-card.ts';
import { MOST_CARDS } from '../rules/cards/code-range.ts';

export interface Count {
  /** Codes of the counted cards, one per line. If there are no codes, `number` states how many cards were counted. */
  readonly cards?: string | null;
  readonly number?: number | null;
  readonly reason?: string | null;
}

export interface Counted {
  readonly held: number;
  readonly found: number;
  readonly missing?: string;
  readonly extra?: string;
}

/** Maximum number of card counts that the record of a sales counter stores. The audit log contains all card counts. */
const MOST_COUNTS = 50;

/**
 * Compares the cards that a clerk counted at a sales counter with the records. If the clerk enters the codes of the
 * cards, marks each missing card until somebody explains it. If the clerk enters only a number, no card is marked. A
 * difference requires a reason.
 */
export async function countCards(counter: Counter, count: Count, context: HookContext): Promise<Counted> {
  const tx = context.tx.as({ kind: 'system', name: 'stock' });
  const locked = (await tx.lock('ticket-counters', counter.id)) ?? counter;
  const held = await tx.find('electronic-cards', heldAt(counter.id));
  const { found, missing, extra } = compared(
    count,
    held.map((card) => card.card_code),
  );
  const differs = found !== held.length || missing.length > 0 || extra.length > 0;
  if (differs && !count.reason) {
    const params = { held: held.length, found, missing: named(missing) || '–', extra: named(extra) || '–' };
    refuse({ reason: { code: 'count_differs', params } });
  }
  const now = context.now.toISOString();
  if (count.cards) {
    for (const card of held) {
      const since = missing.includes(card.card_code) ? (card.missing_since ?? now) : null;
      if (since !== (card.missing_since ?? null))
        await tx.update('electronic-cards', card.id, { missing_since: since });
    }
  }
  const counted = countedOf(held.length, { found, missing, extra });
  const entry = { at: now, by: await counterOf(context), ...counted, ...(count.reason && { reason: count.reason }) };
  const counts = [entry, ...(locked.card_counts ?? [])].slice(0, MOST_COUNTS);
  await tx.update('ticket-counters', counter.id, { card_counts: counts } satisfies Values<'ticket-counters'>);
  return counted;
}

export const countedOf = (held: number, { found, missing, extra }: Comparison): Counted => ({
  held,
  found,
  ...(missing.length > 0 && { missing: named(missing, 50) }),
  ...(extra.length > 0 && { extra: named(extra, 50) }),
});

interface Comparison {
  readonly found: number;
  readonly missing: readonly string[];
  readonly extra: readonly string[];
}

function compared({ cards: text, number }: Count, held: readonly string[]): Comparison {
  if (!text) {
    if (typeof number !== 'number') refuse({ cards: { code: 'required' } });
    return { found: number, missing: [], extra: [] };
  }
  if (typeof number === 'number') refuse({ number: { code: 'list_or_number' } });
  const lines = readCardLines(text);
  if ('line' in lines) refuse({ cards: { code: 'card_line', params: { line: lines.line } } });
  if (lines.length > MOST_CARDS) refuse({ cards: { code: 'range_too_long', params: { most: MOST_CARDS } } });
  const seen = new Set(lines.map(({ code }) => code));
  const known = new Set(held);
  return {
    found: seen.size,
    missing: held.filter((code) => !seen.has(code)),
    extra: [...seen].filter((code) => !known.has(code)),
  };
}

async function counterOf({ actor, tx }: HookContext): Promise<string> {
  if (actor.kind !== 'staff') return actor.kind === 'client' ? (actor.name ?? actor.clientId) : actor.kind;
  const user = await tx.get('users', actor.userId);
  return user?.full_name ?? user?.username ?? actor.userId;
}
