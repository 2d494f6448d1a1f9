import { addressesOf } from '@tuyen/portal-kit/define';
import type { PageProps as AnyPageProps, StaticPageProps as AnyStaticPageProps } from '@tuyen/portal-kit';
import { languages } from './generated/project.gen.ts';

export type Language = (typeof languages)[number];

export type PageProps = AnyPageProps<Language>;
export type StaticPageProps = AnyStaticPageProps<Language>;

/** Returns the address of a page in a language: Vietnamese at `/…`, English at `/en/…`. */
export const { pathIn } = addressesOf(languages);
