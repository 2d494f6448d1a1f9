// Parts that load together when a list has conditions or the builder opens. One file keeps the list of files that the
// first page knows short.
export { ConditionChips } from './condition-chips.tsx';
export { ConditionDialog } from './condition-dialog.tsx';
