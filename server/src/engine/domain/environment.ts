/** Environment variable of a process. Validated before the server opens anything, and listed in `docs/operating.md`. */
export interface Variable {
  readonly name: string;
  readonly what: string;
  /** Behavior if the variable is unset or empty. */
  readonly unset: string;
  /**
   * Returns an error that names the variable and the expected value, or undefined for a valid value.
   * @param environment all variables, for checks that involve several of them
   */
  readonly check?: (value: string, environment: Environment) => string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export function valueOf(environment: Environment, name: string): string | undefined {
  return environment[name] || undefined;
}
