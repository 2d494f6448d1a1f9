import { cutOut, type Framing, type Size } from '@tuyen/model/client';

/** Draws the crop over the whole canvas. Transparent areas become white. */
export function draw(canvas: HTMLCanvasElement, image: ImageBitmap, framing: Framing): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const cut = cutOut(image, framing, canvas.width / canvas.height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
}

/** Returns the crop as a JPEG of the final size. Drops metadata such as location and camera. */
export async function croppedPicture(image: ImageBitmap, framing: Framing, final: Size): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = final.width;
  canvas.height = final.height;
  draw(canvas, image, framing);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn.'))),
      'image/jpeg',
      0.9,
    );
  });
}
