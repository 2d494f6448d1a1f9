export { createAdministrator, SuperuserExists } from './create.ts';
export type { MadeAdministrator, WantedAdministrator } from './create.ts';
export { RefusedSettings } from './settings.ts';
