import { cutOut, PORTRAIT, type Framing } from './crop.ts';

/** Decodes a chosen file, turned as its camera meant it. Rejects what the browser cannot read. */
export async function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

/** Draws the framed part over the whole canvas, on white where the picture is transparent. */
export function draw(canvas: HTMLCanvasElement, image: ImageBitmap, framing: Framing): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const cut = cutOut(image, framing, PORTRAIT.width / PORTRAIT.height);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height);
}

/** The picture to send: 600 × 800, without the place and the camera that the file may have told of. */
export async function toPortrait(image: ImageBitmap, framing: Framing): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PORTRAIT.width;
  canvas.height = PORTRAIT.height;
  draw(canvas, image, framing);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture cannot be drawn.'))),
      'image/jpeg',
      0.9,
    );
  });
}
