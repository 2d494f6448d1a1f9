/** What a value has to be: the value itself, or an object whose every part has to hold. */
export type ValueMatch =
  | string
  | number
  | boolean
  | null
  | {
      readonly equals?: unknown;
      readonly contains?: string;
      /** A regular expression. */
      readonly matches?: string;
      readonly oneOf?: readonly unknown[];
      /** A JSON Schema. A text of a query or a header is read as the type that it names. */
      readonly schema?: object;
      /** A moment or a day: the value is a later one. */
      readonly after?: string;
      readonly before?: string;
      readonly absent?: boolean;
    };

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a request has to be; parts that are left out do not matter. */
export interface RequestMatch {
  readonly method?: Method;
  /** From the root: `/api/v1/orders/{id}`; `*` is any part of a segment, `**` any rest. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, ValueMatch>>;
  readonly headers?: Readonly<Record<string, ValueMatch>>;
  /** By JSON path: `$.items[0].price`. */
  readonly body?: Readonly<Record<string, ValueMatch>>;
}

/** Milliseconds, or how they are distributed. */
export type Delay =
  | number
  | { readonly uniform: { readonly from: number; readonly to: number } }
  | { readonly lognormal: { readonly median: number; readonly sigma: number } };

/** When a stub or a fault applies. */
export interface Rule {
  /** Replaces the one with this id. Default: a new one. */
  readonly id?: string;
  /** How often it applies; default always. */
  readonly count?: number;
  /** From 0 to 1. */
  readonly probability?: number;
  /** The same seed makes the same choices. */
  readonly seed?: number;
  /** The highest wins; of equal ones the newest. */
  readonly priority?: number;
  /** It ends after so many seconds. */
  readonly seconds?: number;
  readonly delay?: Delay;
  /** It applies while `of` is `is` (at first `start`), which then `becomes` another. */
  readonly state?: { readonly of: string; readonly is?: string; readonly becomes?: string };
}

/** With `answer` or `problem` the server's own code does not run; without them `patch` changes its answer. */
export interface Stub extends Rule {
  readonly request: RequestMatch;
  readonly answer?: {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** `{{request.body.name}}` in texts is filled in. */
    readonly body?: unknown;
    /** Bytes in place of a body, such as a picture. */
    readonly base64?: string;
  };
  readonly problem?: {
    readonly status: number;
    readonly code: string;
    readonly params?: Readonly<Record<string, unknown>>;
    /** Message codes by place. */
    readonly errors?: Readonly<Record<string, string>>;
    /** seconds */
    readonly retryAfter?: number;
  };
  readonly patch?: {
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** Values by JSON path. */
    readonly set?: Readonly<Record<string, unknown>>;
    /** JSON paths. */
    readonly remove?: readonly string[];
  };
  readonly damage?: 'reset' | 'empty' | 'garbage' | 'truncated' | 'malformed';
  readonly slow?: { readonly parts: number; readonly milliseconds: number };
  /** Sent after the answer; `{{request.body.name}}` in its texts is filled in. */
  readonly callback?: {
    readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** A path of this server, in the same namespace; or an address elsewhere. */
    readonly url: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly delay?: Delay;
  };
}

/** What an outside system does instead of its work. */
export interface Fault extends Rule {
  /** One of `faults.points()`. */
  readonly point: string;
  /** By JSON path of what is asked about. */
  readonly about?: Readonly<Record<string, ValueMatch>>;
  readonly effect: Readonly<Record<string, unknown>>;
}

/** As the server lists it. */
export type Listed<R extends Rule> = R & { readonly id: string; readonly used: number };

export interface Body {
  readonly text?: string;
  readonly bytes: number;
  readonly cut: boolean;
}

/** A request and its answer. */
export interface Entry {
  readonly id: number;
  readonly namespace: string;
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly route: string | null;
  readonly request: { readonly headers: Readonly<Record<string, string>>; readonly body?: Body };
  /** 0 where the connection ended without an answer. */
  readonly status: number;
  readonly response: { readonly headers: Readonly<Record<string, string>>; readonly body?: Body };
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

/** What a read accepts. */
export interface Accepting {
  /** An answer although older entries are missing. Default: the read fails. */
  readonly partial?: boolean | undefined;
}

export interface JournalQuery extends Accepting {
  readonly method?: Method;
  readonly path?: string;
  /** `404`, or `4xx`. */
  readonly status?: string;
  /** The id of an entry, or a moment: those after it. */
  readonly since?: string | number;
  readonly text?: string;
  /** `$.name=An` */
  readonly body?: string;
  readonly reason?: string;
  readonly account?: string;
  readonly stub?: string;
  readonly violations?: boolean;
  readonly limit?: number;
}

export type ExpectedRequest = RequestMatch & { readonly status?: number };

/** How often; default at least once. `times: 0` is never. */
export interface Times {
  readonly times?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** What the journal says of an expectation. */
export interface Finding {
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

/** What the checks of the contract have found. */
export interface Checks {
  readonly mode: 'off' | 'journal' | 'fail';
  /** Oldest first. */
  readonly violations: readonly Pick<Entry, 'at' | 'method' | 'url' | 'status' | 'violations'>[];
  /** How many answers were checked. */
  readonly checked: number;
  /** How many older violations there was no room for. */
  readonly dropped: number;
  /** How many answers were not checked. */
  readonly unchecked: number;
}

/** A named state of the project. */
export interface KnownScenario {
  readonly name: string;
  readonly description: string;
  /** A JSON Schema. */
  readonly parameters: object;
}

/** A record that a scenario has made or changed. */
export interface MadeRecord {
  readonly resource: string;
  readonly id: string;
  /** Its unique field, such as a code. */
  readonly code?: string;
  /** What the scenario's file calls it: `order`. */
  readonly name: string;
}

export interface Snapshot {
  readonly name: string;
  readonly taken_at: string;
  readonly bytes: number;
}

export interface Namespace {
  readonly name: string;
  /** It has rows of its own. */
  readonly written: boolean;
  /** Milliseconds since its last request. */
  readonly idle: number;
}

/** What a test can sign in with and refer to. */
export interface Handbook {
  /** Active accounts with a password. */
  readonly accounts: readonly HandbookAccount[];
  /** All of them, also those without records. */
  readonly resources: readonly HandbookPage[];
}

export interface HandbookAccount {
  /** The values of its sign-in fields, by field. */
  readonly signIn: Readonly<Record<string, string>>;
  readonly name: string | null;
  readonly superuser: boolean;
  readonly offices: readonly {
    /** As in the header `x-office-id`; null in a project without offices. */
    readonly id: string | null;
    readonly name: string | null;
    readonly roles: readonly string[];
    readonly admin: boolean;
  }[];
}

/** The records of one resource that a test can use. */
export interface HandbookPage {
  readonly resource: string;
  /** The field of its states, if it has any. */
  readonly field: string | null;
  readonly states: readonly {
    readonly state: string | null;
    readonly count: number;
    /** Ids and codes of some of them. */
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
