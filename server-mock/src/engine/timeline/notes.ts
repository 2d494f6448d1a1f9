import { accountNameOf, type Model } from '@tuyen/model';
import type { Caller, Reader, Row } from '../domain.ts';
import { Problem } from '../problem.ts';
import type { Note } from '../write/system-tables/notes.ts';
import type { TimelineEntry } from './entry.ts';

/** Notes as the caller sees them. */
export async function noteEntries(
  { identity: { users } }: Pick<Model, 'identity'>,
  reader: Pick<Reader, 'get'>,
  caller: Caller,
  notes: readonly Note[],
): Promise<readonly TimelineEntry[]> {
  const names = new Map<string, string | undefined>();
  for (const author of new Set(notes.map((note) => note.author))) {
    const user = await reader.get(users.resource, author);
    names.set(author, user && accountNameOf(users, user));
  }
  return notes.map(({ id, author, text, at, editedAt }) => ({
    id,
    kind: 'note',
    at: new Date(at).toISOString(),
    by: names.get(author),
    text,
    own: caller.profile?.id === author,
    ...(editedAt !== undefined && { edited_at: new Date(editedAt).toISOString() }),
  }));
}

/** The longest note, in characters. */
export const LONGEST_NOTE = 2000;

/** @throws 422 where the text is missing, empty or too long */
export function noteText({ text, ...others }: Readonly<Row>): string {
  const [other] = Object.keys(others);
  if (other !== undefined) throw refused(other, { code: 'unknown' });
  if (text === undefined || text === null || text === '') throw refused('text', { code: 'required' });
  if (typeof text !== 'string') throw refused('text', { code: 'type' });
  const written = text.replaceAll('\0', '').trim().normalize('NFC');
  if (written === '') throw refused('text', { code: 'required' });
  if ([...written].length <= LONGEST_NOTE) return written;
  throw refused('text', { code: 'maxLength', params: { limit: LONGEST_NOTE } });
}

type Refusal = NonNullable<Problem['errors']>[string];

function refused(field: string, error: Refusal): Problem {
  return new Problem(422, 'validation_failed', {}, { [field]: error });
}
