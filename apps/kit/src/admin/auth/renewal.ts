import type { Session, StaffProfile } from './session.ts';

/** Why the page asks for a password. */
export interface Asked {
  /** Who works on this page. */
  readonly owner: StaffProfile;
  /** Who has signed in meanwhile, in another tab. */
  readonly other: StaffProfile | null;
}

/** Lets a page go on after its session has ended: requests that were refused wait until the same person has signed in again. */
export interface Renewal {
  /** Null while nothing waits. */
  asked(): Asked | null;
  subscribe(listener: () => void): () => void;
  /** Is the sign-in of this browser another person's than the page's? */
  isOthers(): boolean;
  /**
   * Resolves to true when the person of the page is signed in by another token than `used`, and to false when the person gives up. All
   * that ask meanwhile get the same answer.
   *
   * @param used the token that was refused
   */
  renew(used: string | null): Promise<boolean>;
  /** Looks at the sign-in again: this dialog or another tab has changed it. */
  look(): void;
  cancel(): void;
  /** From now on the page is the person's who is signed in. */
  adopt(): void;
}

interface Waiting {
  readonly used: string | null;
  readonly answer: Promise<boolean>;
  readonly end: (renewed: boolean) => void;
}

export function createRenewal(session: Pick<Session, 'token' | 'profile'>): Renewal {
  const listeners = new Set<() => void>();
  let owner = session.profile();
  let waiting: Waiting | undefined;
  let asked: Asked | null = null;
  const show = (next: Asked | null) => {
    asked = next;
    listeners.forEach((listener) => listener());
  };
  const end = (renewed: boolean) => {
    waiting?.end(renewed);
    waiting = undefined;
    show(null);
  };
  const isOthers = () => {
    const id = session.profile()?.id;
    return session.token() !== null && owner !== null && id !== undefined && id !== owner.id;
  };
  const isRenewed = (used: string | null) => {
    const token = session.token();
    return token !== null && token !== used && session.profile()?.id === owner?.id;
  };
  const look = () => {
    if (!waiting || !owner) return;
    if (isRenewed(waiting.used)) end(true);
    else show({ owner, other: isOthers() ? session.profile() : null });
  };
  return {
    asked: () => asked,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isOthers,
    async renew(used) {
      if (!owner) return false;
      if (isRenewed(used)) return true;
      if (!waiting) {
        let end: Waiting['end'] = () => undefined;
        const answer = new Promise<boolean>((resolve) => (end = resolve));
        waiting = { used, answer, end };
        look();
        return answer;
      }
      return waiting.answer;
    },
    look,
    cancel: () => end(false),
    adopt() {
      owner = session.profile();
      if (waiting) end(false);
    },
  };
}
