import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStack, type Stack } from '../support/stack.ts';
import { watchedPage } from '../support/watched-page.ts';
import { violations } from '../support/barriers.ts';
import { expectNarrow, withoutWelcome } from './portal-visits.ts';
let stack: Stack;
beforeAll(async () => { stack = await startStack(); });
afterAll(async () => { await stack?.stop(); });
const PAGES = ['/', '/renewal', '/policy', '/policy?tab=payment', '/download', '/accessibility', '/contact', '/khong/co', '/request'];
test('shots', async () => {
  const log: string[] = [];
  for (const [lang, scheme, width] of [['vi','light',360],['en','dark',360],['vi','light',1280],['en','dark',1280],['vi','light',320]] as const) {
    const { page, settle, errors, close } = await watchedPage(stack, width, { colorScheme: scheme });
    await withoutWelcome(page);
    for (const path of PAGES) {
      await page.goto(stack.portal + (lang === 'vi' ? path : '/en' + path));
      await page.locator('h1').first().waitFor();
      await settle();
      const name = `${path.replace(/\W+/g, '_')}-${lang}-${scheme}-${width}`;
      if (width === 320) await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await settle();
      const h = await page.evaluate(() => { const b = (s: string) => Math.round(document.querySelector(s)?.getBoundingClientRect().height ?? -1); return `banner ${b('.banner')} bar ${b('.bar')} footer ${b('.footer')} q ${Math.round(document.querySelector('.f-field')?.getBoundingClientRect().top ?? -1)} total ${document.documentElement.scrollHeight} w ${document.documentElement.scrollWidth}`; });
      log.push(`${name}: ${h}`);
      const bad = await violations(page);
      if (bad.length) log.push(JSON.stringify(bad).slice(0, 800));
      if (width === 320) await expectNarrow(page).catch((e) => log.push(String(e).slice(0, 500)));
      if (width!==1280 || ['/','/policy?tab=payment','/download','/contact','/khong/co'].includes(path)) await page.screenshot({ path: `/tmp/pages/shots/${name}.png`, fullPage: true });
    }
    log.push(...errors);
    await close();
  }
  console.log(log.join('\n'));
  const { writeFileSync } = await import('node:fs'); writeFileSync('/tmp/pages/log.txt', log.join('\n'));
}, 300000);
