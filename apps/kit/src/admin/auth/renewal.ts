import type { Session } from './session.ts';

/** Lets a page go on after its session has ended: requests that were refused wait until the same person has signed in again. */
export interface Renewal {
  /** Does anything wait for a sign-in? */
  isAsking(): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Resolves to true when the owner of the page is signed in by another token than `used`, to false where the page has no owner, and never
   * when the person gives up: react-admin takes a write that a sign-out has ended for one that succeeded. All that ask meanwhile get the
   * same answer.
   *
   * @param used the token that was refused
   */
  renew(used: string | null): Promise<boolean>;
  /** Looks at the sign-in again: this dialog or another tab has changed it. */
  look(): void;
  /** The page is left: nothing waits any more. */
  giveUp(): void;
}

interface Waiting {
  readonly used: string | null;
  readonly answer: Promise<true>;
  readonly goOn: (renewed: true) => void;
}

type Signed = Pick<Session, 'token' | 'owner' | 'isOthers'>;

const renewals = new WeakMap<Signed, Renewal>();

/** The renewal of a page, which its requests and its dialog share. */
export function renewalOf(session: Signed): Renewal {
  const renewal = renewals.get(session) ?? createRenewal(session);
  renewals.set(session, renewal);
  return renewal;
}

function createRenewal(session: Signed): Renewal {
  const listeners = new Set<() => void>();
  let waiting: Waiting | undefined;
  const changed = () => listeners.forEach((listener) => listener());
  const isRenewed = (used: string | null) => {
    const token = session.token();
    return token !== null && token !== used && !session.isOthers();
  };
  return {
    isAsking: () => waiting !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async renew(used) {
      if (!session.owner()) return false;
      if (isRenewed(used)) return true;
      if (!waiting) {
        let goOn: Waiting['goOn'] = () => undefined;
        const answer = new Promise<true>((resolve) => (goOn = resolve));
        waiting = { used, answer, goOn };
        changed();
      }
      return waiting.answer;
    },
    look() {
      if (waiting && isRenewed(waiting.used)) {
        waiting.goOn(true);
        waiting = undefined;
      }
      changed();
    },
    giveUp() {
      waiting = undefined;
      changed();
    },
  };
}
