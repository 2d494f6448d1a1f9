import type { Portal } from '../site/define-portal.ts';
import { isIndexed, pageAddress } from '../site/indexed-pages.ts';

/**
 * Returns the content of `robots.txt`. It excludes no page: a search engine must read a page to find its `noindex`.
 *
 * @param origin origin of the site without a trailing slash
 */
export function robotsFile(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** Returns the content of `sitemap.xml`: every indexed page and tab in every language, with its other languages. */
export function siteMap(portal: Portal, origin: string): string {
  const entries = portal.pages.filter(isIndexed).flatMap((page) =>
    [undefined, ...(page.tabs?.names ?? [])].flatMap((tab) => {
      const addresses = portal.languages.map((language) => ({
        language,
        address: escaped(origin + pageAddress(portal, page, language, tab)),
      }));
      const others = addresses.map(
        ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
      );
      return addresses.map(({ address }) => `<url><loc>${address}</loc>${others.join('')}</url>`);
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
