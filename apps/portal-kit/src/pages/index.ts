// Built-in pages for every portal, used by the Vite plugin. Imported as `@tuyen/portal-kit/pages`.
export { NotFoundPage } from './not-found.tsx';
export { singleForm } from './single-form.tsx';
export { withControls } from './with-controls.tsx';
