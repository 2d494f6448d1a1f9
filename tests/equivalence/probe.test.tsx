// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { open, printed, served } from './stage/pages.tsx';
const p = await printed(); const s = await served();
test('x', async () => {
  for (const page of ['list','create','edit','show'] as const) {
    for (const [n, g] of [['p', p], ['s', s]] as const) {
    const t = performance.now();
    const a = await open(g, 'orders', page, 'orders-1');
    console.log(n, page, performance.now() - t, a.page.innerHTML.length, JSON.stringify(a.asked.slice(0,2)));
    if (n==='p') console.log(a.page.textContent);
    }
  }
});
