import type { Change, Effect } from '@tuyen/model/changes';

/** A change with its level: breaking where it is so for anybody. */
export interface Reported {
  readonly level: Effect['level'];
  readonly code: string;
  readonly subject: string;
  readonly text: string;
  /** Relative to the project. Of what was removed, in the revision that `since` names. */
  readonly place: Change['place'];
  readonly api: Effect | null;
  readonly data: Effect | null;
  readonly owned: (Effect & { readonly files: readonly string[] }) | null;
}

export function reported(change: Change & { readonly files: readonly string[] }): Reported {
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

/** Breaking ones first, then by place. */
export function sorted(changes: readonly Reported[]): readonly Reported[] {
  const key = ({ place }: Reported) => [place.file, String(place.line).padStart(9, '0')].join(' ');
  const byPlace = changes.toSorted((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
  return [...byPlace.filter(({ level }) => level === 'breaking'), ...byPlace.filter(({ level }) => level === 'safe')];
}
