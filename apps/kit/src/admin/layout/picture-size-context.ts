import { createContext } from 'react';

/** In pixels. */
export interface PictureSize {
  readonly height: number;
  readonly maxWidth: number;
}

/** In the row of a table. */
export const SMALL_PICTURE: PictureSize = { height: 48, maxWidth: 96 };
/** On a page of its own record, where people are to be recognized. */
export const LARGE_PICTURE: PictureSize = { height: 128, maxWidth: 240 };

/** How large pictures are drawn at this place. */
export const PictureSizeContext = createContext(SMALL_PICTURE);
