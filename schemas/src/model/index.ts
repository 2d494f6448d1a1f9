export * from './field.ts';
export * from './json-schema.ts';
export * from './model.ts';
export * from './permission.ts';
export * from './portal.ts';
export * from './resource.ts';
export * from './text.ts';
export * from './workflow.ts';
