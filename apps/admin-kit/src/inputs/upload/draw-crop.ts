import { cutOut, type Framing, type Size } from '@tuyen/model/client';

/** Decodes a file and applies its EXIF orientation. Rejects files that the browser cannot read. */
export async function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

/** Returns the crop as a JPEG of the final size. Drops metadata such as location and camera. */
export async function croppedPicture(image: ImageBitmap, framing: Framing, final: Size): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, final);
  const context = canvas.getContext('2d');
  if (context) {
    const cut = cutOut(image, framing, final.width / final.height);
    // JPEG has no transparency: transparent areas become white.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, final.width, final.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, final.width, final.height);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn.'))),
      'image/jpeg',
      0.9,
    );
  });
}
