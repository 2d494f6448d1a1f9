/**
 * Matches anchored patterns in which each text matches in one way only: characters and classes, of which at most the last
 * one repeats without a limit. Other patterns may block a server or a browser, so an import leaves them out.
 */
const SIMPLE =
  /^\^(?:(?:\[[^\][\\]+\]|\\d|[A-Za-z0-9_ :/-])(?:\{\d{1,3}(?:,\d{1,3})?\}|\?)?)*(?:(?:\[[^\][\\]+\]|\\d)[+*])?\$$/u;

export function isSimplePattern(pattern: string): boolean {
  if (pattern.length > 200 || !SIMPLE.test(pattern) || /\{\d+,\d+\}|\?/u.test(pattern.slice(0, -2))) return false;
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
