import type { Identifier } from 'react-admin';

export interface Decision {
  readonly id: Identifier;
  readonly version: number | undefined;
  readonly title: string;
  readonly label: string;
  readonly send: (keepalive: boolean) => Promise<unknown>;
}

export interface RejectedDecision {
  readonly decision: Decision;
  readonly error: unknown;
}

export interface OutboxState {
  readonly waiting: readonly Decision[];
  /**
   * Versions of the records whose decision is sent or being sent, by record id. The list hides such a record until its
   * version changes.
   */
  readonly done: ReadonlyMap<Identifier, number | undefined>;
  readonly refusals: readonly RejectedDecision[];
}

export const UNDO_MS = 5000;

/**
 * Keeps the user's decisions about records until they can no longer be undone, then sends them. This class depends on
 * no framework; pages only display its state.
 */
export class Outbox {
  readonly #listeners = new Set<() => void>();
  readonly #timers = new Map<Decision, ReturnType<typeof setTimeout>>();
  #settled: () => void = () => undefined;
  #sending = 0;
  #state: OutboxState = { waiting: [], done: new Map(), refusals: [] };

  readonly state = (): OutboxState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** @param settled called after a response, once no other request is pending */
  onSettled(settled: () => void): void {
    this.#settled = settled;
  }

  decide(decision: Decision): void {
    const { waiting, refusals } = this.#state;
    const others = refusals.filter((refusal) => refusal.decision.id !== decision.id);
    this.#become({ waiting: [...waiting, decision], refusals: others });
    this.#timers.set(
      decision,
      setTimeout(() => void this.#send(decision, false), UNDO_MS),
    );
  }

  undo(): Decision | undefined {
    const last = this.#state.waiting.at(-1);
    if (last) this.#withdraw(last);
    return last;
  }

  async sendNow(keepalive: boolean): Promise<void> {
    await Promise.all(this.#state.waiting.map((decision) => this.#send(decision, keepalive)));
  }

  dismiss(refusal: RejectedDecision): void {
    this.#become({ refusals: this.#state.refusals.filter((one) => one !== refusal) });
  }

  async #send(decision: Decision, keepalive: boolean): Promise<void> {
    this.#withdraw(decision, new Map(this.#state.done).set(decision.id, decision.version));
    this.#sending += 1;
    try {
      await decision.send(keepalive);
    } catch (error) {
      const done = new Map(this.#state.done);
      done.delete(decision.id);
      this.#become({ done, refusals: [...this.#state.refusals, { decision, error }] });
    }
    this.#sending -= 1;
    if (this.#sending === 0) this.#settled();
  }

  #withdraw(decision: Decision, done = this.#state.done): void {
    clearTimeout(this.#timers.get(decision));
    this.#timers.delete(decision);
    this.#become({ waiting: this.#state.waiting.filter((one) => one !== decision), done });
  }

  #become(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
