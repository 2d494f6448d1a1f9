/** What a server has for testers. Loaded where it is asked for. */
export { guardControl, mayCreateNamespace } from './access.ts';
export { openControl } from './control.ts';
export { DEFAULT_LIMITS } from './limits.ts';
export { handbookRoute } from './handbook/handbook-route.ts';
export { qaRoutes } from './qa-routes.ts';
export { scenarioRoutes } from './scenarios/scenario-routes.ts';
export { stateRoutes } from './state-routes.ts';
export { worldRoutes } from './world-routes.ts';
export { enterWorlds, openWorlds, withoutWorlds } from './worlds.ts';
