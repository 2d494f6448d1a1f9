export { copiesOfDatabase, databaseOfNamespaces } from './databases.ts';
export { enterNamespaces, openNamespaces, withoutNamespaces } from './namespaces.ts';
export { namespaceRoutes } from './namespace-routes.ts';
export { stateRoutes } from './state-routes.ts';
