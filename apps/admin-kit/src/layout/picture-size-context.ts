import { createContext } from 'react';

/** Height of the file preview in pixels. */
export interface PictureSize {
  readonly height: number;
  readonly maxWidth: number;
}

export const SMALL_PICTURE: PictureSize = { height: 48, maxWidth: 96 };
/** Size of pictures on the record's own page. They are large there, because people must be recognizable. */
export const LARGE_PICTURE: PictureSize = { height: 128, maxWidth: 240 };

export const PictureSizeContext = createContext(SMALL_PICTURE);
