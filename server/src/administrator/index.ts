export { createAdministrator, SuperuserExists } from './create.ts';
export type { MadeAdministrator, WantedAdministrator } from './create.ts';
export { flagsOf, RefusedSettings } from './settings.ts';
