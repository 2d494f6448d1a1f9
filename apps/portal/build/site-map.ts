import { LANGUAGES, pathIn } from '../src/language.ts';
import { policyTabs, routes } from '../src/routes.ts';
import { MOURNING_ENDS } from '../src/rules/banner.ts';

/** Which file answers a path that is no file. `*` is one segment, a trailing `**` any rest; the first match wins. */
export interface SiteRoute {
  readonly path: string;
  readonly file: string;
  readonly status?: number;
  /** Only for a browser that names itself so. */
  readonly userAgent?: string;
  /** Only before this moment (ISO 8601). */
  readonly until?: string;
}

/**
 * How a web server maps the build's files, written as `routes.json`. A path with a query is for servers that look at queries; one
 * that does not falls through to the same path without it, whose page shows all policies.
 */
export function siteRoutes(): SiteRoute[] {
  const byLanguage = [...LANGUAGES].reverse().flatMap((language) => {
    const folder = language === 'vi' ? '' : `${language}/`;
    const tabs = policyTabs.map((tab) => ({
      path: `${pathIn(language, '/policy')}?tab=${tab}`,
      file: `${folder}policy/${tab}.html`,
    }));
    const pages = routes.map(({ path, file, status }) => ({
      path: pathIn(language, path),
      file: folder + file,
      ...(status && { status }),
    }));
    return [...tabs, ...pages];
  });
  const stores = (['Android', 'iPhone', 'iPad'] as const).map((userAgent) => ({
    path: '/os.css',
    file: `os/${userAgent === 'Android' ? 'android' : 'ios'}.css`,
    userAgent,
  }));
  const mourning = { path: '/banner.css', file: 'banner/mourning.css', until: `${MOURNING_ENDS}T00:00:00+07:00` };
  return [mourning, ...stores, ...byLanguage];
}
