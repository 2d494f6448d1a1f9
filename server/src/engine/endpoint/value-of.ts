/**
 * Type of the values that a JSON Schema describes. Supports the keywords that endpoints use; the result is `unknown`
 * for others.
 */
export type ValueOf<S> = S extends { readonly const: infer C }
  ? C
  : S extends { readonly enum: readonly (infer E)[] }
    ? E
    : S extends { readonly type: readonly (infer T)[] }
      ? OfType<S, T>
      : S extends { readonly type: infer T }
        ? OfType<S, T>
        : unknown;

type OfType<S, T> = T extends keyof Plain
  ? Plain[T]
  : T extends 'array'
    ? readonly (S extends { readonly items: infer I } ? ValueOf<I> : unknown)[]
    : T extends 'object'
      ? ObjectOf<S>
      : unknown;

interface Plain {
  readonly string: string;
  readonly integer: number;
  readonly number: number;
  readonly boolean: boolean;
  readonly null: null;
}

type ObjectOf<S> = S extends { readonly properties: infer P }
  ? { readonly [K in keyof P as K extends Always<S, P> ? K : never]: ValueOf<P[K]> } & {
      readonly [K in keyof P as K extends Always<S, P> ? never : K]?: ValueOf<P[K]> | undefined;
    }
  : Readonly<Record<string, unknown>>;

type Always<S, P> =
  | (S extends { readonly required: readonly (infer R)[] } ? R : never)
  | { [K in keyof P]: P[K] extends { readonly default: unknown } ? K : never }[keyof P];
