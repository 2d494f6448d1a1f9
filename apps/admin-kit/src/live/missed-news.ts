import type { ConnectionState, LiveNews } from './live-message.ts';

/**
 * Returns the news of a resource that a page has missed before it heard of the connection.
 * @param oldest time at which the oldest records on the page were requested
 * @returns `unknown` if changes since then may not have been told
 */
export function missedNews(
  { since, news }: Extract<ConnectionState, { readonly isOpen: true }>,
  resource: string,
  oldest: number,
): readonly LiveNews[] | 'unknown' {
  if (since > oldest) return 'unknown';
  return news.filter((one) => one.resource === resource && one.at >= oldest);
}
