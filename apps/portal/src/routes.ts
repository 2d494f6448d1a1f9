/** A page of the portal; its title and description stand at `site.pages.<name>`. `script` names the entry that makes it live: `shell` for the frame alone, `policies` for the newest texts; without one the page is plain HTML. */
export interface Route {
  readonly name: string;
  /** In Vietnamese; English stands below `/en`. `*` is one segment. */
  readonly path: string;
  /** Where its HTML lies below the language's folder. */
  readonly file: string;
  readonly script?: 'page' | 'shell' | 'policies';
  /** The page of the navigation that it belongs to. */
  readonly within?: string;
  /** Not for search engines: results belong to one person. */
  readonly noindex?: true;
  readonly status?: number;
}

const POLICY_TABS = ['payment', 'complaint', 'exchange', 'delivery', 'inspection', 'guarantee', 'private'] as const;
export type PolicyTab = (typeof POLICY_TABS)[number];
export const policyTabs: readonly PolicyTab[] = POLICY_TABS;

export const PRIVACY_PATH = '/chinh-sach-bao-mat-thanh-toan-va-quyen-rieng-tu';

/** Every route, in the order in which a path is looked up. */
export const routes: readonly Route[] = [
  { name: 'register', path: '/', file: 'index.html', script: 'page' },
  { name: 'renewal', path: '/renewal', file: 'renewal/index.html', script: 'page' },
  {
    name: 'renewal-of',
    path: '/renewal/*',
    file: 'renewal/of/index.html',
    script: 'page',
    within: 'renewal',
    noindex: true,
  },
  { name: 'search', path: '/search', file: 'search/index.html', script: 'page' },
  { name: 'payment-result', path: '/payment/result', file: 'payment/result/index.html', script: 'page', noindex: true },
  {
    name: 'register-result',
    path: '/register/result/*',
    file: 'register/result/index.html',
    script: 'page',
    within: 'register',
    noindex: true,
  },
  { name: 'request', path: '/request', file: 'request/index.html', script: 'page' },
  {
    name: 'request-result',
    path: '/request/result/*',
    file: 'request/result/index.html',
    script: 'page',
    within: 'request',
    noindex: true,
  },
  { name: 'request-lost', path: '/request/lost', file: 'request/lost/index.html', script: 'page', within: 'request' },
  {
    name: 'request-of',
    path: '/request/*',
    file: 'request/of/index.html',
    script: 'page',
    within: 'request',
    noindex: true,
  },
  { name: 'download', path: '/download', file: 'download/index.html' },
  { name: 'policy', path: '/policy', file: 'policy/index.html', script: 'policies' },
  { name: 'privacy', path: PRIVACY_PATH, file: `${PRIVACY_PATH.slice(1)}/index.html`, script: 'policies' },
  { name: 'not-found', path: '/**', file: '404.html', script: 'shell', noindex: true, status: 404 },
];

export function routeNamed(name: string): Route {
  const found = routes.find((route) => route.name === name);
  if (!found) throw new Error(`No route is named ${name}.`);
  return found;
}
