/**
 * Writes meta-schemas that contain the current names of a project, so that editors can complete them. Also works if the
 * project has errors.
 */
export async function completeNames(root: string): Promise<void> {
  const [{ loadPlugins, loadProject }, { writeCompletion }] = await Promise.all([
    import('@tuyen/model/load'),
    import('./write-completion.ts'),
  ]);
  writeCompletion(root, loadProject(root, { plugins: await loadPlugins(root) }));
}
