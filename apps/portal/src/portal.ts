import { definePortal, pageNamed } from '@tuyen/portal-kit/define';
import { generatedPages } from './generated/pages.gen.ts';
import { languages, region } from './generated/project.gen.ts';
import { MOURNING_ENDS } from './rules/banner.ts';

const POLICY_TABS = ['payment', 'complaint', 'exchange', 'delivery', 'inspection', 'guarantee', 'private'] as const;
export type PolicyTab = (typeof POLICY_TABS)[number];
export const policyTabs: readonly PolicyTab[] = POLICY_TABS;

export const PRIVACY_PATH = '/chinh-sach-bao-mat-thanh-toan-va-quyen-rieng-tu';

export const portal = definePortal({
  name: 'Tuyến',
  languages,
  region,
  pages: [
    ...generatedPages,
    { name: 'search', path: '/search', navigation: 'site.bar.search' },
    { name: 'payment-result', path: '/payment/result', noindex: true },
    { name: 'request', path: '/request', navigation: 'site.bar.request' },
    {
      name: 'policy',
      path: '/policy',
      navigation: 'site.bar.policy',
      script: 'texts',
      tabs: { query: 'tab', names: POLICY_TABS },
    },
    { name: 'download', path: '/download', navigation: 'site.bar.download', script: 'none' },
    { name: 'privacy', path: PRIVACY_PATH, script: 'texts' },
    { name: 'accessibility', path: '/accessibility', script: 'frame' },
  ],
  layout: './src/layout/layout.tsx',
  frame: './src/layout/frame.ts',
  styles: ['./src/styles/site.css', './src/styles/forms.css'],
  themeColor: '#0a6b3d',
  image: { path: '/share.png', fact: 'office_logo_url' },
  facts: { paths: ['settings/site-config', 'public/contact'], name: 'office_display_name' },
  // Stylesheets for pages without a script. They hide a link to an app store and set the color of the banner. The
  // site's server selects the right stylesheet for each request. On other pages, the frame script does this.
  files: {
    'os/android.css': '[data-store="Android"] { display: none; }\n',
    'os/ios.css': '[data-store="iOS"] { display: none; }\n',
    'banner.css': '/* No mourning. */\n',
    'banner/mourning.css': '.banner { background: #000; color: #fff; }\n',
  },
  routes: [
    { path: '/banner.css', file: 'banner/mourning.css', until: MOURNING_ENDS },
    { path: '/os.css', file: 'os/android.css', userAgent: 'Android' },
    { path: '/os.css', file: 'os/ios.css', userAgent: 'iPhone' },
    { path: '/os.css', file: 'os/ios.css', userAgent: 'iPad' },
  ],
});

type PageName = (typeof portal.pages)[number]['name'];

export function pathOf(name: PageName): string {
  return pageNamed(portal, name).path;
}
