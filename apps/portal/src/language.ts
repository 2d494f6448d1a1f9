import { addressesOf } from '@tuyen/kit/portal/define';
import type { PageProps as AnyPageProps, StaticPageProps as AnyStaticPageProps } from '@tuyen/kit/portal';

/** The first is the default. */
export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export type PageProps = AnyPageProps<Language>;
export type StaticPageProps = AnyStaticPageProps<Language>;

/** The address of a page in a language: Vietnamese at `/…`, English at `/en/…`. */
export const { pathIn } = addressesOf(LANGUAGES);
