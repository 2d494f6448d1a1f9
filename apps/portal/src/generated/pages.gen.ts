// From schemas/portal/ by `tuyen generate`. Edit the files there instead.

/** Every form by name: its route, and its flow, loaded when the route is opened. */
export const pages = {
  register: { route: '/', load: () => import('./register/page.gen.ts').then((module) => module.registerPage) },
};
