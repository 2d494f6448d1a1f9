export { buildSite, closeSite, readSiteOptions, type SiteOptions } from './site.ts';
