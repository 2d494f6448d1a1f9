import { addressesOf } from './addresses.ts';
import type { Portal } from './define-portal.ts';
import type { PortalPage } from './portal-page.ts';

/** Returns whether search engines list a page. A page with a wildcard in its path has no fixed address. */
export function isIndexed({ path, noindex }: PortalPage): boolean {
  return !noindex && !path.includes('*');
}

/** Returns the address of a page in a language, without the origin: `/en/policy?tab=payment`. */
export function pageAddress(
  { languages }: Pick<Portal, 'languages'>,
  { path, tabs }: PortalPage,
  language: string,
  tab?: string,
): string {
  const query = tabs && tab !== undefined ? `?${new URLSearchParams({ [tabs.query]: tab }).toString()}` : '';
  return addressesOf(languages).pathIn(language, path) + query;
}
