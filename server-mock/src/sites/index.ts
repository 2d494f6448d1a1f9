export { buildSite, readSiteOptions, type SiteOptions } from './site.ts';
