import type { ReactNode } from 'react';
import type { TypedControl } from './runner/draft/adopt.ts';
import type { PortalPage } from './site/portal-page.ts';

/** What a page that is hydrated is given. */
export interface PageProps<Language extends string = string> {
  readonly language: Language;
  /** What people typed while the script was loading. */
  readonly typed: readonly TypedControl[];
}

/** What a page that is only drawn at build is given. */
export interface StaticPageProps<Language extends string = string> {
  readonly language: Language;
  /** The address of a path in this language. */
  readonly pathTo: (path: string) => string;
  /** `https://tuyen.example` */
  readonly origin: string;
  /** Where the page has tabs: the one to draw, or none for all of them. */
  readonly tab?: string;
}

/** What the project's layout is given. It is drawn at build and never hydrated. */
export interface LayoutProps<Language extends string = string> extends StaticPageProps<Language> {
  readonly page: PortalPage;
  /** The page itself, in `main`. */
  readonly children: ReactNode;
}
