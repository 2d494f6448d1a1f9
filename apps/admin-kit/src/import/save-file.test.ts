// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the temporary URL of a downloaded file is revoked after 40 seconds', () => {
  vi.useFakeTimers();
  const revokeObjectURL = vi.fn();
  // The stub extends the real `URL`. Routers of earlier tests are still running, and they need a working `URL` when the
  // location changes.
  class Addresses extends URL {
    static override createObjectURL = () => '#saved';
    static override revokeObjectURL = revokeObjectURL;
  }
  vi.stubGlobal('URL', Addresses);
  saveFile('Biển số', 'vehicles.csv', 'text/csv');
  vi.advanceTimersByTime(39_999);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('#saved');
});
