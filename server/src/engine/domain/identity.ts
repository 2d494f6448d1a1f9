import type { Profile, Slug } from '@tuyen/model';
import type { AnyRecords, Reader, RecordMap, Row } from './reading.ts';
import type { Services } from './services.ts';
import type { Mail, TemplateMail } from './outbox.ts';

/**
 * Parts of the project's identity settings that only server code can define, in addition to `identity` in
 * `tuyen.config.json`.
 */
export interface IdentityReading<R extends RecordMap = AnyRecords> {
  /** Returns the API client whose key has the given hash, if there is one. By default, no API clients exist. */
  client?(
    reader: Reader<R>,
    keyHash: string,
    request: { readonly now: Date; readonly address: string },
  ): Promise<ApiClient | undefined>;
  /**
   * Resource that stores API clients, and the field with the time of the last use. The field is updated once a minute,
   * without changing version or log.
   */
  readonly clients?: {
    readonly resource: string;
    readonly lastUsed: string;
    /** Field with the office in which the API key works. Defaults to `office_id`. */
    readonly office?: string;
    /** Field with the permissions of the API key, as slugs. Defaults to `permissions`. */
    readonly permissions?: string;
  };
  /** Returns the lifetime of a new session in seconds. Defaults to 8 hours. */
  sessionSeconds?(services: Services<R>, profile: Profile): Promise<number>;
  passwordMail?(
    services: Services<R>,
    user: Row,
    link: { readonly id: string; readonly key: string },
    language: string,
  ): Mail | TemplateMail;
  /**
   * Returns the invitation mail, with a link to set a password within seven days. It is sent for an account without a
   * password that is new, activated or has a new address.
   */
  invitationMail?: IdentityReading<R>['passwordMail'];
}

export interface ApiClient {
  readonly id: string;
  readonly permissions: readonly Slug[];
  readonly officeId?: string | null;
  /** Name of the client that the log shows for its changes. */
  readonly name?: string;
  /** One of the domain's client kinds. Defaults to the first kind that accepts a key. */
  readonly clientKind?: string;
  /** Requests per minute. Unlimited if undefined. */
  readonly rateLimit?: number;
}

/**
 * Kind of client: a back office, a till, a partner's program. Every request has exactly one kind. It comes from the
 * session (which keeps its initial kind), from the API key, or otherwise from the header `x-client-kind`. If the
 * request names no kind, the first kind with matching credentials applies.
 */
export interface ClientKind {
  readonly name: string;
  readonly credentials: readonly ('session' | 'key' | 'none')[];
  /** Slugs (`setting.update`) and whole modules (`user`) that no account may use through a client of this kind. */
  readonly without?: readonly string[];
  /** If false, clients of this kind have no permissions. They can call only endpoints that require none. */
  readonly slugs?: boolean;
  /**
   * Paths that are closed to this client kind, without the base path of the API. Each includes all paths below:
   * `public` also closes `public/orders`.
   */
  readonly closed?: readonly string[];
}
