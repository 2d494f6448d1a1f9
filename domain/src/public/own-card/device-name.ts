const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/coc_coc/iu, 'Cốc Cốc'],
  [/\bEdg(?:e|A|iOS)?\//u, 'Edge'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/\bOPR\//u, 'Opera'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrome\/|CriOS\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/Android/u, 'Android'],
  [/iPhone|iPod/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Windows/u, 'Windows'],
  [/Mac OS X|Macintosh/u, 'macOS'],
  [/CrOS/u, 'ChromeOS'],
  [/Linux/u, 'Linux'],
];

/**
 * Returns the browser and operating system in a user agent, such as `Chrome, Android`. The text is made of known names
 * only, so a request cannot store other words.
 */
export function deviceName(userAgent: unknown): string | null {
  const text = typeof userAgent === 'string' ? userAgent.slice(0, 500) : '';
  const named = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return named.length > 0 ? named.join(', ') : null;
}
