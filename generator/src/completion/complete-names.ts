/**
 * Writes the meta-schemas with the names of a project as it is now, from which editors complete names. The project may
 * have errors.
 */
export async function completeNames(root: string): Promise<void> {
  const [{ loadPlugins, loadProject }, { writeCompletion }] = await Promise.all([
    import('@tuyen/model/load'),
    import('./write-completion.ts'),
  ]);
  writeCompletion(root, loadProject(root, { plugins: await loadPlugins(root) }));
}
