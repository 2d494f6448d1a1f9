// From schemas/portal/ by `tuyen generate`. Edit the files there instead.

/** Every form by name: its route, and its flow, loaded when the route is opened. */
export const pages = {
  'lost-card': {
    route: '/request/lost',
    load: () => import('./lost-card/page.gen.ts').then((module) => module.lostCardPage),
  },
  register: { route: '/', load: () => import('./register/page.gen.ts').then((module) => module.registerPage) },
  renewal: { route: '/renewal', load: () => import('./renewal/page.gen.ts').then((module) => module.renewalPage) },
  request: { route: '/request/{id}', load: () => import('./request/page.gen.ts').then((module) => module.requestPage) },
  retype: { route: '/search', load: () => import('./retype/page.gen.ts').then((module) => module.retypePage) },
};
