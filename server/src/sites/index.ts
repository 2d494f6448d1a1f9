export { mapsIn, tileSource } from '../environment/maps.ts';
export { buildSite, closeSite, readSiteOptions, type SiteOptions } from './site.ts';
