/** Where faults are made. */
export const AREAS = ['server-mock/src/engine/', 'model/src/', 'generator/src/'];

export const inAreas = (path: string): boolean => AREAS.some((area) => path.startsWith(area));
