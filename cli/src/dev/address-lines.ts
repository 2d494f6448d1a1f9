export function addressLines(
  api: string,
  apps: readonly { readonly name: string; readonly title: string; readonly url: string }[],
  languages: readonly string[],
): readonly string[] {
  const [, ...others] = languages;
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  const portals = others.map((language) => `${english.of(language)}: /${language}/`).join(', ');
  const notes: Readonly<Record<string, string>> = { portal: portals };
  const lines = [
    line('Server', api, 'API /api/v1, OpenAPI /docs, health /health'),
    ...apps.map(({ name, title, url }) => line(title, url, notes[name] ?? '')),
  ];
  return ['', ...lines, ''];
}

function line(title: string, url: string, note: string): string {
  return `  ${title.padEnd(7)} ${url}${note === '' ? '' : `        (${note})`}`;
}
