export const TOPICS = ['shape', 'code', 'paging', 'sort', 'filter', 'permission', 'default', 'action'] as const;

export type Topic = (typeof TOPICS)[number];

export interface VerifyDifference {
  readonly resource: string;
  readonly topic: Topic;
  readonly method: string;
  readonly url: string;
  readonly expected: string;
  /** Place in the schemas that defines the expected behavior: `schemas/resources/books.json#/schema/properties/title`. */
  readonly pointer: string;
  readonly got: string;
  /** Command that repeats the request. Uses variables instead of secrets. */
  readonly repeat: string;
  /** True if the request failed once and succeeded at another time. */
  readonly intermittent?: true;
}
