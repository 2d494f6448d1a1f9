export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface View {
  /** 1 fills the frame exactly; larger shows less of the picture. */
  readonly zoom: number;
  /** Where the frame's middle stands on the picture, each 0 to 1. */
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Size {
  readonly left: number;
  readonly top: number;
}

/** The part of a picture that the frame shows, in the picture's own pixels; never outside it. */
export function shownPart(picture: Size, aspect: number, view: View): Rect {
  const whole = picture.width / picture.height > aspect;
  const width = (whole ? picture.height * aspect : picture.width) / view.zoom;
  const height = (whole ? picture.height : picture.width / aspect) / view.zoom;
  const within = (middle: number, size: number, all: number) =>
    Math.min(Math.max(middle * all - size / 2, 0), all - size);
  return { width, height, left: within(view.x, width, picture.width), top: within(view.y, height, picture.height) };
}

/** A portrait's size in the end; wider than high ones keep the same height. */
const HEIGHT = 800;

/** Draws the shown part as a JPEG of its final size. Whatever the file carried beside its picture is gone. */
export async function croppedPicture(picture: ImageBitmap, aspect: number, view: View): Promise<Blob> {
  const part = shownPart(picture, aspect, view);
  const canvas = document.createElement('canvas');
  canvas.height = HEIGHT;
  canvas.width = Math.round(HEIGHT * aspect);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      'image/jpeg',
      0.9,
    );
  });
}
