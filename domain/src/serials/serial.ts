import type { HookContext, Reader } from '../contract.ts';
import { Problem, type Row } from '@tuyen/server/domain';
import { localDate } from '../rules/time/calendar.ts';
import {
  dayParts,
  lastIndex,
  parseSerialTemplate,
  renderSerial,
  SerialError,
  seriesOf,
  type Piece,
} from '../rules/serials/serial-template.ts';
import { isTemplate, serialCounter, templateNamed } from './templates.ts';
import { unfit, valuesFor } from './values.ts';

/**
 * Returns the next serial number of a template, without gaps or duplicates: the transaction that writes the row also
 * increments the counter. Returns undefined if no template has this name.
 */
export async function serial(template: string, row: Readonly<Row>, context: HookContext): Promise<string | undefined> {
  const { tx, now, officeId } = context;
  const pieces = await piecesOf(template, tx);
  if (!pieces) return undefined;
  const owned = { ...row, office_id: row['office_id'] ?? officeId };
  const values = { ...dayParts(localDate(now)), ...(await valuesFor(pieces, owned, tx)) };
  try {
    const index = await tx.next(serialCounter(template, seriesOf(pieces, values)));
    if (index > lastIndex(pieces))
      throw new Problem(409, 'serial_exhausted', { template: { enum: 'serial-template', value: template } });
    return renderSerial(pieces, values, index);
  } catch (error) {
    throw error instanceof SerialError ? unfit(template, error.part) : error;
  }
}

/**
 * Returns the parsed template from its row in `serials`, or else the default template. The row is read for each number,
 * so a changed template applies to the next number.
 */
async function piecesOf(template: string, reader: Reader): Promise<readonly Piece[] | undefined> {
  if (!isTemplate(template)) return undefined;
  const row = await reader.first('serials', { name: template });
  const written = row?.template ?? templateNamed(template);
  return written === undefined ? undefined : parsed(written);
}

const known = new Map<string, readonly Piece[]>();

/** Templates are validated on save. An invalid one was written outside of this server. */
function parsed(written: string): readonly Piece[] {
  const before = known.get(written);
  if (before) return before;
  const { pieces, problems } = parseSerialTemplate(written);
  if (problems.length > 0) throw new Error(`The serial template "${written}" cannot be read.`);
  // The server keeps parsed templates in memory. Templates change only a few times a year. The limit of 100 prevents
  // repeated edits from filling the memory.
  if (known.size > 100) known.clear();
  known.set(written, pieces);
  return pieces;
}
