/** Returns the names of the kinds of fields that the page "kinds" describes. */
export function kindNames(page: string): readonly string[] {
  return sections(page).map(nameIn);
}

/** Returns the section of the page about a kind of field. Returns undefined if there is no such kind. */
export function kindText(page: string, name: string): string | undefined {
  const section = sections(page).find((each) => nameIn(each) === name);
  return section && `# ${section.trimEnd()}`;
}

/** Returns the sections without the introduction. Each begins with the name of its kind. */
function sections(page: string): readonly string[] {
  return page.split(/^## /mu).slice(1);
}

function nameIn(section: string): string {
  return section.split('\n', 1)[0]?.trim() ?? '';
}
