/** Options that every command of `tuyen` has, such as `--json`. */
export interface SharedOptions {
  /** Folder of the project. Defaults to the nearest folder with a `tuyen.config.json`. */
  readonly root?: string;
  /** Whether to print JSON instead of text. */
  readonly json?: boolean;
}

/** Arguments in order, by usage: `<resource>` is required and `[part]` is not. */
export type ArgumentTable = Readonly<Record<`<${string}>` | `[${string}]`, string>>;

/**
 * Options by usage, with their descriptions: `--dry-run` is a switch, `--only <resource>` takes a value and
 * `--only <resources...>` takes several.
 */
export type OptionTable = Readonly<Record<`--${string}`, OptionDescription>>;

export type OptionDescription =
  | string
  | {
      readonly description: string;
      readonly required?: true;
      /** Whether the option can be repeated. The command receives all values. */
      readonly repeatable?: true;
    };

type CamelCase<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Text;

type OptionName<Usage> = Usage extends `--${infer Name} ${string}`
  ? CamelCase<Name>
  : Usage extends `--${infer Name}`
    ? CamelCase<Name>
    : never;

type OptionValue<Usage, Description> = Usage extends `${string}...>`
  ? readonly string[]
  : Usage extends `${string}>`
    ? Description extends { readonly repeatable: true }
      ? readonly string[]
      : string
    : boolean;

type ArgumentName<Usage> = Usage extends `<${infer Name}>` | `[${infer Name}]` ? Name : never;

type RequiredOptions<O> = {
  readonly [U in keyof O as O[U] extends { readonly required: true } ? OptionName<U> : never]: OptionValue<U, O[U]>;
};
type OptionalOptions<O> = {
  readonly [U in keyof O as O[U] extends { readonly required: true } ? never : OptionName<U>]?: OptionValue<U, O[U]>;
};
type ArgumentsOf<A> = {
  readonly [U in keyof A as ArgumentName<U>]: U extends `<${string}>` ? string : string | undefined;
};

/** Arguments and options of one call, by name. The option `--dry-run` has the name `dryRun`. */
export type Given<A, O> = SharedOptions & ArgumentsOf<A> & RequiredOptions<O> & OptionalOptions<O>;

/** A command of `tuyen`. `defineCommand` types its arguments and options. */
export interface Command {
  readonly name: string;
  /** Imperative phrase: "Check the schemas and the owned files". */
  readonly description: string;
  readonly arguments?: ArgumentTable;
  readonly options?: OptionTable;
  /** Text below the list of options. */
  readonly notes?: string;
  /** Returns the exit code. Imports its work on demand, so that `tuyen --help` loads no command. */
  run(given: SharedOptions): Promise<number>;
}

/** Commands with a common first word: `tuyen db plan`. */
export interface CommandGroup {
  readonly name: string;
  readonly description: string;
  readonly commands: readonly Command[];
}

/** Defines a command. `run` receives the arguments and options that the tables declare. */
export function defineCommand<
  const A extends ArgumentTable = Record<never, never>,
  const O extends OptionTable = Record<never, never>,
>(command: {
  readonly name: string;
  readonly description: string;
  readonly arguments?: A;
  readonly options?: O;
  readonly notes?: string;
  run(given: Given<A, O>): Promise<number>;
}): Command {
  // The cast is safe: one table of arguments and options determines both the type of `run`'s parameter and the values
  // that the command line passes to `run`.
  return command as unknown as Command;
}
