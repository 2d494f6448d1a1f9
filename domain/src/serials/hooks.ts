import type { SerialPart } from '../generated/types/serials.gen.ts';
import type { HookContext, Records, ResourceHooks, Values } from '../contract.ts';
import { type FieldError, Problem } from '@tuyen/server/domain';
import { localDate } from '../rules/time/calendar.ts';
import { followerOf, sampleSerial } from '../rules/serials/serial-standing.ts';
import {
  lastIndex,
  parseSerialTemplate,
  restartOf,
  serialLength,
  type Piece,
  type TemplateProblem,
} from '../rules/serials/serial-template.ts';
import { serialCounter } from './templates.ts';

/** Maximum length of a serial number in the database. */
const LONGEST = 40;

/**
 * Hooks of serial templates. They parse a template when it is saved, so that an invalid template is rejected before a
 * sale uses it.
 */
export const serialHooks: ResourceHooks<'serials'> = {
  beforeCreate: (values, context) => withDescription(values.template ?? '', values, context),
  async beforeUpdate(before, changes, context) {
    if (changes.template === undefined) return undefined;
    const template = changes.template ?? '';
    const said = withDescription(template, { ...before, ...changes }, context);
    await keepsRoom(before, template, context);
    return said;
  },
};

export function withDescription(template: string, row: Readonly<Values<'serials'>>, { now }: Pick<HookContext, 'now'>) {
  const { pieces, problems } = parseSerialTemplate(template);
  const errors = problems.map(problemOf);
  if (errors.length === 0 && serialLength(pieces) > LONGEST) errors.push({ code: 'serial_too_long' });
  const [first] = errors;
  // A field has a single message, so only the first problem is reported.
  if (first) throw new Problem(422, 'validation_failed', {}, { template: first });
  const last = row.last_serial ? followerOf(pieces, row.last_serial) : undefined;
  return {
    parts: pieces.map(shown),
    length: serialLength(pieces),
    restart: restartOf(pieces),
    next_index: last?.index ?? 1,
    preview: last?.serial ?? sampleSerial(pieces, localDate(now)),
  };
}

function problemOf({ code, at, found }: TemplateProblem): FieldError {
  return { code: `serial_${code}`, params: { at: at + 1, found } };
}

function shown(piece: Piece): SerialPart {
  return 'text' in piece ? { part: 'text', text: piece.text, width: piece.text.length } : { ...piece };
}

/**
 * Rejects a template if its index has too few digits for the numbers that are already issued. With too few digits, the
 * next number would repeat an issued number or not fit.
 */
async function keepsRoom(before: Readonly<Records['serials']>, template: string, { tx }: HookContext): Promise<void> {
  const old = parseSerialTemplate(before.template).pieces;
  const { pieces } = parseSerialTemplate(template);
  if (lastIndex(pieces) >= lastIndex(old) || others(pieces) !== others(old)) return;
  const counters = await tx.sql
    .selectFrom('_counters')
    .select('value')
    .where('name', 'like', `${serialCounter(before.name, '')}%`)
    .execute();
  const highest = Math.max(0, ...counters.map(({ value }) => Number(value)));
  if (highest <= lastIndex(pieces)) return;
  throw new Problem(422, 'validation_failed', {}, { template: { code: 'serial_index_too_narrow' } });
}

/**
 * Returns a serial template without its index (the running number). If a changed template is otherwise the same, it
 * continues the series of the old one.
 */
function others(pieces: readonly Piece[]): string {
  return JSON.stringify(pieces.map((piece) => ('part' in piece && piece.part === 'index' ? 'index' : piece)));
}
