/** What a difference concerns. */
export const TOPICS = ['shape', 'code', 'paging', 'sort', 'filter', 'permission', 'default', 'action'] as const;

export type Topic = (typeof TOPICS)[number];

/** One place where the server does not do what the schemas say. */
export interface Difference {
  readonly resource: string;
  readonly topic: Topic;
  readonly method: string;
  readonly url: string;
  readonly expected: string;
  /** The place in the schemas that says so: `schemas/resources/books.json#/schema/properties/title`. */
  readonly pointer: string;
  readonly got: string;
  /** A command that repeats the request. It names variables instead of secrets. */
  readonly repeat: string;
  /** The same request was answered at another time. */
  readonly intermittent?: true;
}
