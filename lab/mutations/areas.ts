export const AREAS = ['server/src/engine/', 'server-mock/src/', 'model/src/', 'generator/src/'];

export const inAreas = (path: string): boolean => AREAS.some((area) => path.startsWith(area));

/**
 * Returns the path of a module relative to the project, in this project or in a test's copy of it. Returns undefined
 * for files that the mutation test does not mutate.
 */
export function areaPath(file: string): string | undefined {
  const starts = AREAS.map((area) => file.lastIndexOf(`/${area}`)).filter((at) => at >= 0);
  return starts.length > 0 && !file.includes('/node_modules/') ? file.slice(Math.max(...starts) + 1) : undefined;
}
