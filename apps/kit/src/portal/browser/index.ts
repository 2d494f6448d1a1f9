// What the entries of a portal's pages call; the Vite plugin writes them. `@tuyen/kit/portal/browser`.
export { startFrame, type FrameScript, type FrameTools } from './frame.ts';
export { startPage } from './start-page.tsx';
export { startTexts } from './start-texts.ts';
