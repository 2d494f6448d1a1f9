import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Access } from './access.ts';
import type { Session, StaffOffice, StaffProfile } from './session.ts';

interface Signed {
  readonly session: Session;
  readonly access: Access;
}

const Context = createContext<Signed | null>(null);

export function SessionProvider({ session, access, children }: Signed & { readonly children: ReactNode }) {
  return <Context.Provider value={{ session, access }}>{children}</Context.Provider>;
}

const NOTHING_TO_WATCH = () => () => undefined;

export function useSession(): Session | null {
  return useContext(Context)?.session ?? null;
}

/** Returns the signed-in account with its offices and permissions. Null before sign-in. */
export function useProfile(): StaffProfile | null {
  const session = useSession();
  const read = () => session?.profile() ?? null;
  return useSyncExternalStore(session?.subscribe ?? NOTHING_TO_WATCH, read, read);
}

export function useNamedOffices(): readonly NamedOffice[] {
  return useProfile()?.offices.filter((office): office is NamedOffice => office.name !== null) ?? [];
}

export type NamedOffice = StaffOffice & { readonly name: string };

/** Returns the ID of the current office. Null before sign-in and in projects without offices. */
export function useOfficeId(): string | null {
  const session = useSession();
  const read = () => session?.officeId() ?? null;
  return useSyncExternalStore(session?.subscribe ?? NOTHING_TO_WATCH, read, read);
}

/**
 * Returns a synchronous permission check for the current user and office. Without access control, everything is allowed
 * on screen; the server checks every request anyway.
 */
export function useMay(): (resource: string, action: string) => boolean {
  const signed = useContext(Context);
  useProfile();
  useOfficeId();
  return (resource, action) => signed?.access.mayIn(resource, action) ?? true;
}

/** Returns a synchronous permission check by slug, such as `books.create`, for the current user and office. */
export function useMaySlug(): (slug: string) => boolean {
  const signed = useContext(Context);
  useProfile();
  useOfficeId();
  return (slug) => signed?.access.may(slug) ?? true;
}
