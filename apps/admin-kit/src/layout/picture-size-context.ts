import { createContext } from 'react';

/** In pixels. */
export interface PictureSize {
  readonly height: number;
  readonly maxWidth: number;
}

export const SMALL_PICTURE: PictureSize = { height: 48, maxWidth: 96 };
/** Picture size on the record's own page. Pictures are large there, because people must be recognizable. */
export const LARGE_PICTURE: PictureSize = { height: 128, maxWidth: 240 };

export const PictureSizeContext = createContext(SMALL_PICTURE);
