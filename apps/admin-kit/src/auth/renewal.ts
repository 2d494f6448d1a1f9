import type { Session } from './session.ts';

/**
 * Asks the user to sign in again when the session has ended, without leaving the page. Requests that failed with 401
 * wait until the same person has signed in.
 */
export interface Renewal {
  isAsking(): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Waits until the user who opened the page signs in again. All callers that wait at the same time get the same
   * result. Resolves to true if this user gets a token other than `used`, and to false if nobody was signed in on the
   * page. Never resolves if the user signs out instead, because react-admin would treat a write that ends with a
   * sign-out as successful.
   *
   * @param used token that the server rejected
   */
  renew(used: string | null): Promise<boolean>;
  look(): void;
  giveUp(): void;
}

interface Waiting {
  readonly used: string | null;
  readonly answer: Promise<true>;
  readonly goOn: (renewed: true) => void;
}

type Signed = Pick<Session, 'token' | 'owner' | 'isOthers'>;

const renewals = new WeakMap<Signed, Renewal>();

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
