import type { Profile, Slug } from '@tuyen/model';
import type { AnyRecords, Reader, RecordMap, Row } from './reading.ts';
import type { Services } from './services.ts';
import type { Mail, TemplateMail } from './outbox.ts';

/** What a project adds to the identity that its `tuyen.config.json` describes. */
export interface IdentityReading<R extends RecordMap = AnyRecords> {
  /** The API client of a key's hash, if there is one. Default: none. */
  client?(
    reader: Reader<R>,
    keyHash: string,
    request: { readonly now: Date; readonly address: string },
  ): Promise<ApiClient | undefined>;
  /** Where clients are kept, and the field that holds when one last came. Written once a minute, beside version and log. */
  readonly clients?: {
    readonly resource: string;
    readonly lastUsed: string;
    /** The field with the office that the key works in; default `office_id`. */
    readonly office?: string;
    /** The field with its slugs; default `permissions`. */
    readonly permissions?: string;
  };
  /** Seconds that a new session lasts. Default 8 hours. */
  sessionSeconds?(services: Services<R>, profile: Profile): Promise<number>;
  /** The mail with the link to a new password. */
  passwordMail?(
    services: Services<R>,
    user: Row,
    link: { readonly id: string; readonly key: string },
    language: string,
  ): Mail | TemplateMail;
  /** The mail to an account without a password that is new, switched on or has another address, with the link to set one within seven days. */
  invitationMail?: IdentityReading<R>['passwordMail'];
}

/** Who stands behind an API key. */
export interface ApiClient {
  readonly id: string;
  readonly permissions: readonly Slug[];
  readonly officeId?: string | null;
  /** For the log. */
  readonly name?: string;
  /** One of the domain's client kinds; default the first that comes with a key. */
  readonly clientKind?: string;
  /** Requests a minute; undefined = as many as it likes. */
  readonly rateLimit?: number;
}

/**
 * A kind of client: a back office, a till, a partner's program. Every request has exactly one, by its session (which keeps the
 * kind it was opened with), by its API key, or by the header `x-client-kind` where it brings neither. Of several with the same
 * credentials the first is the one that a request is taken for when it names none.
 */
export interface ClientKind {
  readonly name: string;
  /** How a request comes to be of this kind. */
  readonly credentials: readonly ('session' | 'key' | 'none')[];
  /** Slugs (`setting.update`) and whole modules (`user`) that it may not use, for any account. */
  readonly without?: readonly string[];
  /** False: it may use no slug at all, only what needs none. */
  readonly slugs?: boolean;
  /** Heads of paths under the API base that are closed to it: `public`. */
  readonly closed?: readonly string[];
}
