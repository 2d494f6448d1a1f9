export * from './model/index.ts';
export * from './screens/screens.ts';
