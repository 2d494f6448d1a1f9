/** Why code did not come, as far as the browser knows: a key of the words. */
export function missingText(): 'errors.network' | 'errors.chunk' {
  return navigator.onLine ? 'errors.chunk' : 'errors.network';
}
