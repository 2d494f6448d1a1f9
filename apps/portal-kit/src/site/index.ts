// Definition of a portal: plain data for Node and the browser. Imported as `@tuyen/portal-kit/define`.
export { addressesOf, type Addresses } from './addresses.ts';
export { definePortal, pageNamed, type Portal, type PortalDefinition } from './define-portal.ts';
export type { PageDefinition, PortalPage } from './portal-page.ts';
export type { SiteRoute } from './site-route.ts';
