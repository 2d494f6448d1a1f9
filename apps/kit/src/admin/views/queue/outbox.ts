import type { Identifier } from 'react-admin';

/** An action that a person has taken and may still take back. */
export interface Decision {
  readonly id: Identifier;
  /** Of the record as it was decided about. */
  readonly version: number | undefined;
  readonly title: string;
  /** The label of the action. */
  readonly label: string;
  readonly send: (keepalive: boolean) => Promise<unknown>;
}

export interface Refusal {
  readonly decision: Decision;
  readonly error: unknown;
}

export interface OutboxState {
  /** Not sent yet, the last one at the end. */
  readonly waiting: readonly Decision[];
  /** Sent, or on their way: a record is no longer shown in the version that was decided about. */
  readonly done: ReadonlyMap<Identifier, number | undefined>;
  readonly refusals: readonly Refusal[];
}

/** How long a decision can be taken back. */
export const UNDO_MS = 5000;

/** Decisions that wait for the end of the time in which they can be taken back. Plain code: a page only shows it. */
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

  /** @param settled called when the server has answered and nothing else is on its way */
  onSettled(settled: () => void): void {
    this.#settled = settled;
  }

  decide(decision: Decision): void {
    const { waiting, refusals } = this.#state;
    // Decided anew: what was said about the record before is over.
    const others = refusals.filter((refusal) => refusal.decision.id !== decision.id);
    this.#become({ waiting: [...waiting, decision], refusals: others });
    this.#timers.set(
      decision,
      setTimeout(() => void this.#send(decision, false), UNDO_MS),
    );
  }

  /** Takes the last decision back that was not sent yet. */
  undo(): Decision | undefined {
    const last = this.#state.waiting.at(-1);
    if (last) this.#withdraw(last);
    return last;
  }

  /** Sends everything that waits. @param keepalive the page is being left */
  async sendNow(keepalive: boolean): Promise<void> {
    await Promise.all(this.#state.waiting.map((decision) => this.#send(decision, keepalive)));
  }

  dismiss(refusal: Refusal): void {
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
