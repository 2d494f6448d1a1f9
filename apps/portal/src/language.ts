import type { PageProps as AnyPageProps, StaticPageProps as AnyStaticPageProps } from '@tuyen/portal-kit';
import { pathIn, type Language } from './generated/project.gen.ts';

export { pathIn, type Language };

export type PageProps = AnyPageProps<Language>;
export type StaticPageProps = AnyStaticPageProps<Language>;
