import { expect, it, vi } from 'vitest';
import { shareOrder } from './share-order.ts';

const order = { title: 'Đơn hàng DH26000001', url: 'https://tuyen.example/search?code=DH26000001' };

function browser({ share, writes = true }: { readonly share?: () => Promise<void>; readonly writes?: boolean }) {
  const writeText = vi.fn(async () => {
    if (!writes) throw new Error('not permitted');
  });
  // Only `writeText` of the clipboard is used.
  const clipboard = { writeText } as unknown as Clipboard;
  return { clipboard, writeText, ...(share && { share }) };
}

it('an order is shared where the browser can share', async () => {
  const share = vi.fn(async () => {});
  expect(await shareOrder(order, browser({ share }))).toBe('shared');
  expect(share).toHaveBeenCalledWith(order);
});

it('closing the dialog for sharing copies nothing', async () => {
  const share = async () => {
    throw new DOMException('closed', 'AbortError');
  };
  const closing = browser({ share });
  expect(await shareOrder(order, closing)).toBe('shared');
  expect(closing.writeText).not.toHaveBeenCalled();
});

it('the address is copied where the browser cannot share or sharing fails', async () => {
  const plain = browser({});
  expect(await shareOrder(order, plain)).toBe('copied');
  expect(plain.writeText).toHaveBeenCalledWith('Đơn hàng DH26000001: https://tuyen.example/search?code=DH26000001');
  const failing = browser({ share: () => Promise.reject(new TypeError('not allowed')) });
  expect(await shareOrder(order, failing)).toBe('copied');
});

it('the address is shown where the browser can neither share nor copy', async () => {
  expect(await shareOrder(order, browser({ writes: false }))).toBe('neither');
});
