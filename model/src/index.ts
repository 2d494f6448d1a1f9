export * from './csv/columns.ts';
export * from './kinds/index.ts';
export * from './model/index.ts';
export * from './placeholders/index.ts';
export * from './region/index.ts';
export * from './screens/derive.ts';
export { deriveView } from './screens/view-kinds/index.ts';
export * from './screens/screens.ts';
export { withUnits } from './screens/unit.ts';
