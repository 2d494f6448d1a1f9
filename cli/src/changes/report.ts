import type { SchemaChange, Effect } from '@tuyen/model/changes';

export interface Reported {
  readonly level: Effect['level'];
  readonly code: string;
  readonly subject: string;
  readonly text: string;
  /**
   * Location of the schema change in a schema file. The path is relative to the project. For a removed part, the
   * location is in the earlier revision.
   */
  readonly place: SchemaChange['place'];
  readonly api: Effect | null;
  readonly data: Effect | null;
  readonly owned: (Effect & { readonly files: readonly string[] }) | null;
}

export function reported(change: SchemaChange & { readonly files: readonly string[] }): Reported {
  const { code, subject, text, place, api, data, owned, files } = change;
  const isBreaking = [api, data, owned].some((effect) => effect?.level === 'breaking');
  return {
    level: isBreaking ? 'breaking' : 'safe',
    code,
    subject,
    text,
    place,
    api: api ?? null,
    data: data ?? null,
    owned: owned ? { ...owned, files } : null,
  };
}

export function sorted(changes: readonly Reported[]): readonly Reported[] {
  const key = ({ place }: Reported) => [place.file, String(place.line).padStart(9, '0')].join(' ');
  const byPlace = changes.toSorted((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
  return [...byPlace.filter(({ level }) => level === 'breaking'), ...byPlace.filter(({ level }) => level === 'safe')];
}
