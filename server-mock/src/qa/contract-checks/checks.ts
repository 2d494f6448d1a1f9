export interface Violation {
  /** Time of the machine's clock, not of the QA clock that testers can set. */
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly violations: readonly string[];
}

export interface ContractCheckResults {
  /** Violations of the API description by responses, oldest first. */
  readonly violations: readonly Violation[];
  /** Number of older violations dropped for lack of space. */
  readonly dropped: number;
  readonly since?: string | undefined;
  readonly checked: number;
  /**
   * Number of answers that were not checked, because the contract checks were off or the handler had compressed the
   * answer.
   */
  readonly unchecked: number;
}

export interface ContractChecks {
  checked(namespace: string, violation: Violation | undefined): void;
  unchecked(namespace: string): void;
  of(namespace: string): ContractCheckResults;
  begin(namespace: string): void;
  /** Deletes all recorded violations of the API description and counts them as dropped. */
  expire(namespace: string): void;
  clear(namespace: string): void;
}

const NONE: ContractCheckResults = { violations: [], dropped: 0, checked: 0, unchecked: 0 };

/** @param most maximum number of violations of the API description per namespace; the oldest is dropped first */
export function openChecks(most: number): ContractChecks {
  const byNamespace = new Map<string, ContractCheckResults>();
  const of = (namespace: string) => byNamespace.get(namespace) ?? NONE;
  const change = (namespace: string, changed: Partial<ContractCheckResults>) =>
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
