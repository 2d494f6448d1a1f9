/**
 * Link addresses that formatted text may use: http, https, mailto and tel, and relative, fragment and query links.
 * Everything else (`javascript:`, `data:`, …) is rejected. Tabs and line breaks are rejected because browsers skip them
 * inside a scheme. `//host` is rejected because it silently leaves the site.
 */
export const SAFE_ADDRESS =
  /^(?:(?:https?:\/\/|mailto:|tel:)[^\s]+|(?!\/\/|\\|\/\\)[/?#.][^\s]*|[^\s:/?#\\]+(?:[/?#][^\s]*)?)$/i;

export function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address);
}
