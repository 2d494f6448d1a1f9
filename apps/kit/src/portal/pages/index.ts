// Pages that any portal has; the Vite plugin uses them. `@tuyen/kit/portal/pages`.
export { NotFoundPage } from './not-found.tsx';
export { singleForm } from './single-form.tsx';
