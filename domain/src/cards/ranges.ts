import { Problem } from '@tuyen/server/domain';
import type { HookContext } from '../contract.ts';
import type { ElectronicCard } from '../generated/types/electronic-cards.gen.ts';
import { refuse } from '../guards/states.ts';
import { named } from '../rules/cards/card-lines.ts';
import { codesBetween, MOST_CARDS } from '../rules/cards/code-range.ts';
import { inParts } from '../rules/in-parts.ts';

export interface Range {
  readonly from_code: string;
  readonly to_code: string;
}

export interface RangeMoveResult {
  readonly moved: number;
  readonly not_moved: string;
}

export async function allocateRange(
  range: Range,
  counterId: string,
  { tx, officeId }: HookContext,
): Promise<RangeMoveResult> {
  return each(
    range,
    { tx, officeId },
    ({ state }) => state === 'IN_STOCK',
    async ({ id }) => {
      await tx.move('electronic-cards', id, 'allocate', { ticket_counter_id: counterId });
    },
  );
}

export async function takeBackRange(range: Range, { tx, officeId }: HookContext): Promise<RangeMoveResult> {
  return each(
    range,
    { tx, officeId },
    ({ state }) => state === 'ALLOCATED',
    async ({ id }) => {
      await tx.move('electronic-cards', id, 'take-back');
    },
  );
}

/** Locks each card before checking it, so that two clerks cannot allocate it twice. */
async function each(
  { from_code, to_code }: Range,
  { tx, officeId }: Pick<HookContext, 'tx' | 'officeId'>,
  movable: (card: ElectronicCard) => boolean,
  move: (card: ElectronicCard) => Promise<void>,
): Promise<RangeMoveResult> {
  if (officeId === null) throw new Problem(422, 'office_required');
  const [from, to] = [from_code.trim().toUpperCase(), to_code.trim().toUpperCase()];
  const codes = codesBetween(from, to);
  if (typeof codes === 'string') refuse({ to_code: { code: codes, params: { most: MOST_CARDS } } });
  // A stock code contains a slash. The code printed on a card does not.
  const field = from.includes('/') ? 'code' : 'card_code';
  const found = await inParts(codes, (some) => tx.find('electronic-cards', { [field]: some, office_id: officeId }));
  const byCode = new Map(found.map((card) => [String(card[field]), card]));
  const left: string[] = [];
  let moved = 0;
  for (const code of codes) {
    const known = byCode.get(code);
    const card = known && (await tx.lock('electronic-cards', known.id));
    if (card && movable(card)) {
      await move(card);
      moved += 1;
    } else left.push(code);
  }
  return { moved, not_moved: named(left, 50) || '–' };
}
