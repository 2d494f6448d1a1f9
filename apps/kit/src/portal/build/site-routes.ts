import { addressesOf } from '../site/addresses.ts';
import type { Portal } from '../site/define-portal.ts';
import type { SiteRoute } from '../site/site-route.ts';

/** The folder of a language's pages: none for the default one. */
export function folderOf({ languages }: Portal, language: string): string {
  return language === languages[0] ? '' : `${language}/`;
}

/** The file of one tab: `policy/payment.html`. */
export function tabFile(file: string, tab: string): string {
  return file.replace(/index\.html$/, `${tab}.html`);
}

/**
 * How a web server maps the build's files, written as `routes.json`. A path with a query is for servers that look at queries; one
 * that does not falls through to the same path without it, whose page shows all tabs.
 */
export function siteRoutes(portal: Portal): readonly SiteRoute[] {
  const { pathIn } = addressesOf(portal.languages);
  // `/**` of the default language would match the others' addresses.
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
