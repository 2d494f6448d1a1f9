/** What a process reads of its environment: checked before the server opens anything, and listed in `docs/operating.md`. */
export interface Variable {
  readonly name: string;
  /** One sentence for the operator. */
  readonly what: string;
  /** What holds where it is unset or empty. */
  readonly unset: string;
  /**
   * Says what is wrong with a value, naming the variable, and what to write; nothing where the value will do.
   * @param environment for variables that need each other
   */
  readonly check?: (value: string, environment: Environment) => string | undefined;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a variable; undefined where it is unset or empty. */
export function valueOf(environment: Environment, name: string): string | undefined {
  return environment[name] || undefined;
}
