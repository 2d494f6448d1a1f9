const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/**
 * May a text written by others link there? Addresses of the web, mail, telephone, and relative, fragment and query links; not
 * `javascript:`, `data:` and the like, nor `//host`, which leaves the site without saying so. It is read as a browser reads it:
 * tabs and line ends inside a scheme do not hide it.
 */
export function isSafeLink(address: string): boolean {
  const read = [...address].filter((character) => character > ' ').join('');
  if (read === '' || /^[/\\]{2}/.test(read)) return false;
  if (!URL.canParse(read, 'https://relative.invalid/')) return false;
  return SCHEMES.includes(new URL(read, 'https://relative.invalid/').protocol);
}
