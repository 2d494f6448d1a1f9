import type { Domain } from '../contract.ts';
import type { ReissueReason } from '../generated/types/enums.gen.ts';

const WORDS: readonly (readonly [RegExp, ReissueReason])[] = [
  [/mất|thất lạc|rơi|lost|stolen/iu, 'LOST'],
  [/đổi|sai|thông tin|ảnh|tên|chang/iu, 'DATA_CHANGED'],
];

/**
 * Returns the reason that a free text of the past most likely means. A text that names neither a loss nor changed
 * details counts as BROKEN. FAULTY is never concluded, because it may waive the fee.
 */
export function reasonOf(text: string): ReissueReason {
  return WORDS.find(([words]) => words.test(text))?.[1] ?? 'BROKEN';
}

const REASONS: readonly string[] = ['LOST', 'BROKEN', 'FAULTY', 'DATA_CHANGED'] satisfies ReissueReason[];

/** Turns the free texts of earlier re-issues into reasons. The text stays readable in the note. */
export const reissueReasons: NonNullable<Domain['migrations']>[number] = {
  name: '2026-11-reissue-reasons',
  rows: {
    orders: ({ reissue_reason: text }) =>
      isFree(text) ? { reissue_reason: reasonOf(text), reissue_note: text } : undefined,
    'reissue-cards': ({ reason: text, note }) =>
      isFree(text) ? { reason: reasonOf(text), note: noteOf(text, note) } : undefined,
  },
};

const isFree = (text: unknown): text is string => typeof text === 'string' && !REASONS.includes(text);

/** Maximum length of the note of a re-issued card. */
const LONGEST_NOTE = 500;

function noteOf(text: string, note: unknown): string {
  const both = typeof note === 'string' && note !== '' ? `${text}\n${note}` : text;
  // A note that would become too long keeps its own text, because the reason repeats the sense of the other one.
  return both.length > LONGEST_NOTE && typeof note === 'string' ? note : both;
}
