/**
 * Is it a picture as iPhones keep them? The phone itself hands over a JPEG where no input accepts HEIC; a file that was copied to
 * a computer stays what it is, and browsers other than Safari cannot read it. Some systems do not know the type: then its name says it.
 */
export function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}
