// From schemas/flows/ by `tuyen generate`. Add a flow with `tuyen new flow <name> <resource> --for portal`.
import type { PageDefinition } from '@tuyen/portal-kit/define';

/** The pages of flows. A fixed path comes before a pattern that it matches. */
export const generatedPages = [
  {
    name: 'register',
    path: '/',
    module: './register/page.gen.tsx',
    title: 'pages.register.title',
    navigation: 'pages.register.navigation',
  },
  {
    name: 'own-card',
    path: '/card',
    module: './own-card/page.gen.tsx',
    title: 'pages.own-card.title',
    within: 'request',
  },
  { name: 'contact', path: '/contact', module: './contact/page.gen.tsx', title: 'pages.contact.title' },
  {
    name: 'register-result',
    path: '/register/result/*',
    module: './register/result.gen.tsx',
    title: 'pages.register.title',
    within: 'register',
    noindex: true,
  },
  {
    name: 'renewal',
    path: '/renewal',
    module: './card-question/page.gen.tsx',
    title: 'pages.card-question.title',
    navigation: 'pages.card-question.navigation',
  },
  {
    name: 'renewal-of',
    path: '/renewal/*',
    module: './renewal/page.gen.tsx',
    title: 'pages.renewal.title',
    within: 'renewal',
    noindex: true,
  },
  {
    name: 'request-lost',
    path: '/request/lost',
    module: './lost-card/page.gen.tsx',
    title: 'pages.lost-card.title',
    within: 'request',
  },
  {
    name: 'request-result',
    path: '/request/result/*',
    module: './request/result.gen.tsx',
    title: 'pages.request.title',
    within: 'request',
    noindex: true,
  },
  {
    name: 'request-of',
    path: '/request/*',
    module: './request/page.gen.tsx',
    title: 'pages.request.title',
    within: 'request',
    noindex: true,
  },
] as const satisfies readonly PageDefinition[];
