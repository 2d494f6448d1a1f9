export { renderPage, type RenderOptions } from './render.tsx';
export { policyTabs, routes, type PolicyTab, type Route } from '../routes.ts';
export { LANGUAGES, pathIn, type Language } from '../language.ts';
export type { Locales } from '../words.ts';
