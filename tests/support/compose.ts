import type { Page } from 'playwright-core';

/** Types a text like an input method: the composed text grows letter by letter and is then committed. */
export async function compose(page: Page, text: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (let length = 1; length <= text.length; length += 1) {
    await client.send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  }
  await client.send('Input.insertText', { text });
  await client.detach();
}
