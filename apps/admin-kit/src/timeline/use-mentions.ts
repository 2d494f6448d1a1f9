import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import type { Reader } from './mentions.ts';

interface Mentions {
  readonly people: readonly Reader[];
  readonly active: number;
  readonly type: (name: string | undefined) => void;
  /** Handles a key while people are listed. Returns whether the key is used up. */
  readonly press: (event: KeyboardEvent, choose: (person: Reader) => void) => boolean;
}

/**
 * Searches the people who may read a record, for the mention that the user types.
 * @param path path of the record: `<resource>/<id>`
 */
export function useMentions(path: string): Mentions {
  const dataProvider = useDataProvider<KitDataProvider>();
  const [name, setName] = useState<string>();
  const [active, setActive] = useState(0);
  const [resource = '', id = ''] = path.split('/');
  const search = new URLSearchParams({ resource, id: decodeURIComponent(id), q: name ?? '' });
  const { data = NOBODY } = useQuery({
    queryKey: [resource, 'readers', id, name],
    queryFn: ({ signal }) => dataProvider.call<readonly Reader[]>(`meta/inbox/readers?${search}`, { signal }),
    enabled: name !== undefined,
    placeholderData: (before) => before,
    retry: false,
  });
  const people = name === undefined ? NOBODY : data;
  const last = people.length - 1;
  return {
    people,
    active: Math.min(active, Math.max(0, last)),
    type(typed) {
      setName(typed);
      setActive(0);
    },
    press(event, choose) {
      if (people.length === 0) return false;
      const { key } = event;
      const person = people[Math.min(active, last)];
      if (key === 'ArrowDown') setActive(active >= last ? 0 : active + 1);
      else if (key === 'ArrowUp') setActive(active <= 0 ? last : active - 1);
      else if ((key === 'Enter' || key === 'Tab') && person) choose(person);
      else if (key === 'Escape') setName(undefined);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

const NOBODY: readonly Reader[] = [];
