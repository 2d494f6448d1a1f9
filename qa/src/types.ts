/** Expected value: the value itself, or an object whose conditions must all hold. */
export type ValueMatch =
  | string
  | number
  | boolean
  | null
  | {
      readonly equals?: unknown;
      readonly contains?: string;
      readonly matches?: string;
      readonly oneOf?: readonly unknown[];
      /** JSON Schema. Texts of a query or header are converted to the schema's type. */
      readonly schema?: object;
      /** The value must be later than this moment or day. */
      readonly after?: string;
      readonly before?: string;
      readonly absent?: boolean;
    };

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Conditions for a request. Omitted parts match any request. */
export interface RequestMatch {
  readonly method?: Method;
  /**
   * Path from the root: `/api/v1/orders/{id}`. `*` matches a segment or a part of one, `**` matches the rest of the
   * path.
   */
  readonly path?: string;
  readonly query?: Readonly<Record<string, ValueMatch>>;
  readonly headers?: Readonly<Record<string, ValueMatch>>;
  /** Conditions by JSON path: `$.items[0].price`. */
  readonly body?: Readonly<Record<string, ValueMatch>>;
}

/** Delay in milliseconds, or its distribution. */
export type Delay =
  | number
  | { readonly uniform: { readonly from: number; readonly to: number } }
  | { readonly lognormal: { readonly median: number; readonly sigma: number } };

export interface Rule {
  /** Replaces the stub or fault with this id. Defaults to a new id. */
  readonly id?: string;
  /** Maximum number of times that the stub or fault applies. Unlimited by default. */
  readonly count?: number;
  /** Upload progress as a fraction from 0 to 1. */
  readonly probability?: number;
  /** The same seed gives the same random decisions. */
  readonly seed?: number;
  /**
   * Of several matching stubs or faults, the one with the highest priority applies, and among equal priorities the
   * newest.
   */
  readonly priority?: number;
  /** Lifetime of the stub or fault, in seconds. */
  readonly seconds?: number;
  readonly delay?: Delay;
  /**
   * The stub or fault applies only while the scenario named by `of` is in the state `is` (default `start`). When it has
   * applied, the scenario changes to the state `becomes`.
   */
  readonly state?: { readonly of: string; readonly is?: string; readonly becomes?: string };
}

/**
 * Stub of a request. With `answer` or `problem`, the server's own code does not run. Otherwise `patch` modifies the
 * server's response.
 */
export interface Stub extends Rule {
  readonly request: RequestMatch;
  readonly answer?: {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** Response body. Placeholders such as `{{request.body.name}}` in its texts are replaced. */
    readonly body?: unknown;
    /** Response body in base64, used instead of `body` for bytes such as an image. */
    readonly base64?: string;
  };
  readonly problem?: {
    readonly status: number;
    readonly code: string;
    readonly params?: Readonly<Record<string, unknown>>;
    /** Error codes of the invalid values, by path in the request body. */
    readonly errors?: Readonly<Record<string, string>>;
    /** Value of the header `Retry-After`, in seconds. */
    readonly retryAfter?: number;
  };
  readonly patch?: {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** Values to write into the response body, by JSON path. */
    readonly set?: Readonly<Record<string, unknown>>;
    readonly remove?: readonly string[];
  };
  readonly damage?: 'reset' | 'empty' | 'garbage' | 'truncated' | 'malformed';
  readonly slow?: { readonly parts: number; readonly milliseconds: number };
  /** Request sent after the response. Placeholders such as `{{request.body.name}}` in its texts are replaced. */
  readonly callback?: {
    readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** Path of this server, in the same namespace, or an external URL. */
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly delay?: Delay;
  };
}

/** Simulated failure of an external system. */
export interface Fault extends Rule {
  /** Name of the external system whose failure is simulated, one of those that `faults.points()` returns. */
  readonly point: string;
  /** Conditions on the call to the external system, by JSON path. */
  readonly about?: Readonly<Record<string, ValueMatch>>;
  readonly effect: Readonly<Record<string, unknown>>;
}

export type Listed<R extends Rule> = R & { readonly id: string; readonly used: number };

/** Stubs that were created from an HTTP archive, and the numbers of entries that were left out. */
export interface ImportedStubs {
  /** Ids of the stubs. */
  readonly stubs: readonly string[];
  readonly otherOrigins: number;
  readonly otherMethods: number;
  readonly withoutAnswer: number;
}

export interface JournalBody {
  readonly text?: string;
  readonly bytes: number;
  readonly cut: boolean;
}

export interface JournalEntry {
  readonly id: number;
  readonly namespace: string;
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly route: string | null;
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body?: JournalBody };
  /** HTTP status of the response. 0 if the connection ended without a response. */
  readonly status: number;
  readonly response: { readonly headers: Readonly<Record<string, string>>; readonly body?: JournalBody };
  readonly milliseconds: number;
  readonly account: string | null;
  readonly reason?: {
    readonly code: string;
    readonly params: Readonly<Record<string, unknown>>;
    readonly errors?: Readonly<Record<string, string>>;
  };
  readonly stubs: readonly string[];
  readonly violations: readonly string[];
}

export interface Accepting {
  /** If true, returns a result even if older requests or mails are missing. By default, reading then fails. */
  readonly partial?: boolean | undefined;
}

export interface JournalQuery extends Accepting {
  readonly method?: Method;
  readonly path?: string;
  /** Status such as `404`, or a class such as `4xx`. */
  readonly status?: string;
  /** Id of a recorded request, or a moment. Only later requests are returned. */
  readonly since?: string | number;
  readonly text?: string;
  /** Condition on the body of the request or response, written as JSON path and value: `$.name=An`. */
  readonly body?: string;
  readonly reason?: string;
  readonly account?: string;
  readonly stub?: string;
  readonly violations?: boolean;
  readonly limit?: number;
}

export type ExpectedRequest = RequestMatch & { readonly status?: number };

/** Expected number of requests, at least one by default. `times: 0` means never. */
export interface Times {
  readonly times?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

export interface Verification {
  readonly verified: boolean;
  readonly expected: string;
  readonly found: string;
  readonly count: number;
  readonly nearest: readonly {
    readonly id: number;
    readonly method: string;
    readonly url: string;
    readonly status: number;
    readonly differences: readonly { readonly part: string; readonly expected: string; readonly found: string }[];
  }[];
}

export interface ContractCheckResults {
  readonly mode: 'off' | 'journal' | 'fail';
  /** Violations of the API description by responses, oldest first. */
  readonly violations: readonly Pick<JournalEntry, 'at' | 'method' | 'url' | 'status' | 'violations'>[];
  readonly checked: number;
  /** Number of older violations dropped for lack of space. */
  readonly dropped: number;
  readonly unchecked: number;
}

export interface KnownScenario {
  readonly name: string;
  readonly description: string;
  readonly parameters: object;
}

export interface MadeRecord {
  readonly resource: string;
  readonly id: string;
  /** Value of the record's unique field, such as its code. */
  readonly code?: string;
  /** Name of the record in the scenario file: `order`. */
  readonly name: string;
}

export interface Snapshot {
  readonly name: string;
  readonly taken_at: string;
  readonly bytes: number;
}

export interface Namespace {
  readonly name: string;
  /** Whether the namespace has its own copy of the rows. A namespace gets a copy when a request first writes in it. */
  readonly written: boolean;
  /** Milliseconds since the last request in the namespace. */
  readonly idle: number;
}

export interface Handbook {
  /** Active accounts with a password. */
  readonly accounts: readonly HandbookAccount[];
  /** All resources, including those without records. */
  readonly resources: readonly HandbookPage[];
}

export interface HandbookAccount {
  /** Values of the sign-in fields, by field. */
  readonly signIn: Readonly<Record<string, string>>;
  readonly name: string | null;
  readonly superuser: boolean;
  readonly offices: readonly {
    /** Value of the header `x-office-id`. Null in a project without offices. */
    readonly id: string | null;
    readonly name: string | null;
    readonly roles: readonly string[];
    readonly admin: boolean;
  }[];
}

export interface HandbookPage {
  readonly resource: string;
  readonly field: string | null;
  readonly states: readonly {
    readonly state: string | null;
    readonly count: number;
    readonly records: readonly Readonly<Record<string, string>>[];
  }[];
}

export interface Mail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly topic?: string;
  readonly at: string;
}
