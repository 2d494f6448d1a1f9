/** Decodes a file and applies its EXIF orientation. Rejects files that the browser cannot read. */
export async function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}
