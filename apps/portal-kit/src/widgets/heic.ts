/**
 * Detects HEIC pictures, the format of iPhones. An iPhone converts to JPEG if the input does not accept HEIC. A copy on
 * a computer stays HEIC, which only Safari can read. Also checks the file name, because some systems do not know the
 * type.
 */
export function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
