export function SettingsPage({ path }: { readonly path: string }) {
  return <p>{path}</p>;
}
