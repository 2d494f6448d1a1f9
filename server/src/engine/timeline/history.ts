import { accountNameOf, isObject, type Resource } from '@tuyen/model';
import type { Reader, Row } from '../domain.ts';
import type { TimelineEntry } from './entry.ts';

export async function movesIn(
  reader: Reader,
  users: Parameters<typeof accountNameOf>[0] & { readonly resource: string },
  { workflow, fields }: Resource,
  record: Readonly<Row>,
): Promise<readonly TimelineEntry[]> {
  const field = fields.find(({ name }) => name === workflow?.history);
  if (field?.kind !== 'nested-list' || field.writeOnly) return [];
  const stored: unknown = record[field.name];
  const moves = (Array.isArray(stored) ? stored : []).filter(isObject);
  const isAccount = field.fields.some(({ name, kind }) => name === 'by' && kind === 'reference');
  const ids = isAccount ? [...new Set(moves.flatMap(({ by }) => textIn(by) ?? []))] : [];
  const names = new Map<string, string | undefined>();
  for (const id of ids) {
    const user = await reader.get(users.resource, id);
    names.set(id, user && accountNameOf(users, user));
  }
  return moves
    .flatMap(({ at, by, from, to, note }, index): readonly TimelineEntry[] => {
      const time = textIn(at);
      if (time === undefined) return [];
      const who = textIn(by);
      return [
        {
          id: `move-${index}`,
          kind: 'move',
          at: time,
          by: isAccount && who !== undefined ? names.get(who) : who,
          from: textIn(from),
          to: textIn(to),
          text: textIn(note),
        },
      ];
    })
    .toReversed();
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
