// Built-in pages for every portal, used by the Vite plugin. `@tuyen/kit/portal/pages`.
export { NotFoundPage } from './not-found.tsx';
export { singleForm } from './single-form.tsx';
