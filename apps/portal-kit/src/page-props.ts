import type { ReactNode } from 'react';
import type { TypedControl } from './runner/draft/adopt.ts';
import type { PortalPage } from './site/portal-page.ts';

export interface PageProps<Language extends string = string> {
  readonly language: Language;
  readonly typed: readonly TypedControl[];
}

export interface StaticPageProps<Language extends string = string> {
  readonly language: Language;
  readonly pathTo: (path: string) => string;
  readonly origin: string;
  /** Tab to render, on a page with tabs. Without it, the page renders all tabs. */
  readonly tab?: string;
}

export interface LayoutProps<Language extends string = string> extends StaticPageProps<Language> {
  readonly page: PortalPage;
  readonly children: ReactNode;
}
