/** An answer or a request that is not as documented. */
export interface Violation {
  /** Of the machine, not of the QA clock. */
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly violations: readonly string[];
}

/** What checks have found in a namespace since it was reset. */
export interface Checks {
  /** Oldest first. */
  readonly violations: readonly Violation[];
  /** How many older violations there was no room for. */
  readonly dropped: number;
  /** When the first dropped violation was found. */
  readonly since?: string | undefined;
  /** How many answers were held against the document. */
  readonly checked: number;
  /** How many answers were not: the contract was off, or their handler had compressed them. */
  readonly unchecked: number;
}

export interface ContractChecks {
  /** Counts an answer that was checked. @param violation undefined where it is as documented */
  checked(namespace: string, violation: Violation | undefined): void;
  unchecked(namespace: string): void;
  of(namespace: string): Checks;
  /** Forgets answers that were not checked: checks begin now. */
  begin(namespace: string): void;
  /** Drops all violations, and counts them as dropped. */
  expire(namespace: string): void;
  clear(namespace: string): void;
}

const NONE: Checks = { violations: [], dropped: 0, checked: 0, unchecked: 0 };

/** @param most violations of each namespace; the oldest is dropped first */
export function openChecks(most: number): ContractChecks {
  const byNamespace = new Map<string, Checks>();
  const of = (namespace: string) => byNamespace.get(namespace) ?? NONE;
  const change = (namespace: string, changed: Partial<Checks>) =>
    void byNamespace.set(namespace, { ...of(namespace), ...changed });
  const keep = (namespace: string, violations: readonly Violation[], room: number) => {
    const { dropped, since } = of(namespace);
    const gone = violations.slice(0, Math.max(0, violations.length - room));
    change(namespace, {
      violations: violations.slice(gone.length),
      dropped: dropped + gone.length,
      since: since ?? gone[0]?.at,
    });
  };
  return {
    of,
    checked(namespace, violation) {
      const { checked, violations } = of(namespace);
      change(namespace, { checked: checked + 1 });
      if (violation) keep(namespace, [...violations, violation], most);
    },
    unchecked: (namespace) => change(namespace, { unchecked: of(namespace).unchecked + 1 }),
    begin: (namespace) => change(namespace, { unchecked: 0 }),
    expire(namespace) {
      if (byNamespace.has(namespace)) keep(namespace, of(namespace).violations, 0);
    },
    clear: (namespace) => void byNamespace.delete(namespace),
  };
}
