// Entry points for portal pages, called by the entries that the Vite plugin generates. Imported as
// `@tuyen/portal-kit/browser`.
export { startFrame, type FrameScript, type FrameTools } from './frame.ts';
export { startPage } from './start-page.tsx';
export { startTexts } from './start-texts.ts';
