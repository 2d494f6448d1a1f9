import { addressesOf } from '../site/addresses.ts';
import type { Portal } from '../site/define-portal.ts';
import type { SiteRoute } from '../site/site-route.ts';

export function folderOf({ languages }: Portal, language: string): string {
  return language === languages[0] ? '' : `${language}/`;
}

export function tabFile(file: string, tab: string): string {
  return file.replace(/index\.html$/, `${tab}.html`);
}

/**
 * Returns the routes from paths to the build's files. The build writes them to `routes.json`. A path with a query works
 * only on servers that match queries. On other servers, the same path without the query applies, and its page shows all
 * tabs.
 */
export function siteRoutes(portal: Portal): readonly SiteRoute[] {
  const { pathIn } = addressesOf(portal.languages);
  // The routes of the default language come last, because its `/**` would also match the addresses of the other
  // languages.
  const byLanguage = portal.languages.toReversed().flatMap((language) => {
    const folder = folderOf(portal, language);
    const tabs = portal.pages.flatMap(({ path, file, tabs: own }) =>
      (own?.names ?? []).map((tab) => ({
        path: `${pathIn(language, path)}?${own?.query}=${tab}`,
        file: folder + tabFile(file, tab),
      })),
    );
    const pages = portal.pages.map(({ path, file, status }) => ({
      path: pathIn(language, path),
      file: folder + file,
      ...(status && { status }),
    }));
    return [...tabs, ...pages];
  });
  return [...(portal.routes ?? []), ...byLanguage];
}
