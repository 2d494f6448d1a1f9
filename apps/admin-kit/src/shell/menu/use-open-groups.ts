import { useState } from 'react';
import { useStore } from 'react-admin';
import { useProfile } from '../../auth/session-context.tsx';

type Choices = Readonly<Record<string, boolean>>;

/** Number of groups that are open before a person has chosen. */
const FIRST_GROUPS = 2;
const NONE: Readonly<Record<string, Choices>> = {};

interface OpenGroups {
  readonly isOpen: (name: string) => boolean;
  readonly toggle: (name: string) => void;
}

/**
 * Returns which groups of the menu are open. At first these are the group of the page with which the application
 * started and the first two groups. The person's choices are kept in this browser.
 *
 * @param names names of the groups, in order
 * @param current name of the group with the current page
 */
export function useOpenGroups(names: readonly string[], current: string | undefined): OpenGroups {
  const person = useProfile()?.id ?? '';
  const [remembered, setRemembered] = useStore('menu_groups', NONE);
  const [first] = useState(current);
  const choices = remembered[person] ?? {};
  const isOpen = (name: string) => {
    const index = names.indexOf(name);
    return choices[name] ?? (name === first || index < FIRST_GROUPS);
  };
  const toggle = (name: string) => setRemembered({ ...remembered, [person]: { ...choices, [name]: !isOpen(name) } });
  return { isOpen, toggle };
}
