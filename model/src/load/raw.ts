export * from '../model/json/raw.ts';
