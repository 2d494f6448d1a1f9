export { guardControl, mayCreateNamespace } from './access.ts';
export { openControl } from './control.ts';
export { readStub } from './stubs/read-stub.ts';
export { MAIL_POINT } from './stubs/faults.ts';
export { qaRoutes } from './qa-routes.ts';
export { scenarioRoutes } from './scenarios/scenario-routes.ts';
export { countExpired } from './stored-mails.ts';
export { QA_TAG } from '../described-as.ts';
export { QA_TEXTS } from './texts.ts';
