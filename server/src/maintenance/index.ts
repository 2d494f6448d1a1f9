export { backUp, type Backup } from './backup.ts';
export { checkDatabase, type Damage } from './check.ts';
export { applyChanges, planChanges } from './changes.ts';
export { restore } from './restore.ts';
export { NotPossible } from './not-possible.ts';
export { RefusedChange } from '../engine/store/migrations/refused.ts';
