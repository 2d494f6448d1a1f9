import { describe, expect, it } from 'vitest';
import { mobileOs, storesFor } from './stores.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const WINDOWS_PHONE = 'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) Edge/15.15063';

describe('App store buttons', () => {
  it.each([
    ['an iPhone', IPHONE, 5, 'iOS', ['Android']],
    ['an iPad, which calls itself a Mac', MAC, 5, 'iOS', ['Android']],
    ['an Android phone', PIXEL, 5, 'Android', ['iOS']],
    ['a Mac', MAC, 0, 'Unknown', ['Android', 'iOS']],
    ['Windows', WINDOWS, 0, 'Unknown', ['Android', 'iOS']],
    ['Windows with a touch screen', WINDOWS, 10, 'Unknown', ['Android', 'iOS']],
    ['a Windows phone, which calls itself Android', WINDOWS_PHONE, 5, 'Unknown', ['Android', 'iOS']],
    ['no user agent', '', 0, 'Unknown', ['Android', 'iOS']],
  ] as const)(
    'the app store buttons match the device of the visitor: %s',
    (_who, userAgent, maxTouchPoints, os, shown) => {
      expect(mobileOs({ userAgent, maxTouchPoints })).toBe(os);
      expect(storesFor(os)).toEqual(shown);
    },
  );
});
