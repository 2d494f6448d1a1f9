/**
 * Addresses that a link in formatted text may have: http, https, mailto and tel, and relative, fragment and query links.
 * Anything else (`javascript:`, `data:`, …) is made inert. Tabs and line ends are refused, as browsers skip them inside a
 * scheme; so is `//host`, which would leave the site without saying so.
 */
export const SAFE_ADDRESS =
  /^(?:(?:https?:\/\/|mailto:|tel:)[^\s]+|(?!\/\/|\\|\/\\)[/?#.][^\s]*|[^\s:/?#\\]+(?:[/?#][^\s]*)?)$/i;

export function isSafeAddress(address: string): boolean {
  return SAFE_ADDRESS.test(address);
}
