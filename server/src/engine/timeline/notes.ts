import { accountNameOf, type Model } from '@tuyen/model';
import type { Caller, Reader, Row } from '../domain.ts';
import type { Note } from '../write/system-tables/notes.ts';
import { incomingText, refusedField } from '../write/values/incoming-text.ts';
import type { TimelineEntry } from './entry.ts';

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

export const LONGEST_NOTE = 2000;

/**
 * Reads the text of a note from a request body. @throws 422 if the text is missing, empty or too long, or contains
 * control characters
 */
export function noteText({ text, ...others }: Readonly<Row>): string {
  const [other] = Object.keys(others);
  if (other !== undefined) throw refusedField(other, { code: 'unknown' });
  return incomingText('text', text, 'lines', LONGEST_NOTE);
}

/** Maximum number of accounts that a note mentions. */
export const MOST_MENTIONS = 20;

/**
 * Reads the accounts that a new note mentions from a request body. @throws 422 if they are no list of at most
 * `MOST_MENTIONS` texts
 */
export function mentionsIn(mentions: unknown): readonly string[] {
  if (mentions === undefined) return [];
  if (!Array.isArray(mentions) || !mentions.every((id) => typeof id === 'string'))
    throw refusedField('mentions', { code: 'type' });
  if (mentions.length > MOST_MENTIONS)
    throw refusedField('mentions', { code: 'maxItems', params: { limit: MOST_MENTIONS } });
  return mentions;
}
