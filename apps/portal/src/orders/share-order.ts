type Sharing = Pick<Navigator, 'clipboard'> & { readonly share?: Navigator['share'] };

/**
 * Shares the address where an order is looked up, without the secret of its result page. Copies it if the browser has
 * no sharing.
 * @returns `neither` if the browser can do neither, so that the page shows the address
 */
export async function shareOrder(
  order: { readonly title: string; readonly url: string },
  browser: Sharing,
): Promise<'shared' | 'copied' | 'neither'> {
  try {
    if (browser.share) {
      await browser.share(order);
      return 'shared';
    }
  } catch (error) {
    // The person closed the dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
  }
  try {
    await browser.clipboard.writeText(`${order.title}: ${order.url}`);
    return 'copied';
  } catch {
    return 'neither';
  }
}
