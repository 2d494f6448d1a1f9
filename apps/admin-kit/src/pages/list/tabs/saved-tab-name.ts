/** Returns whether the name of a tab is the id of a tab that a person saved. Tabs of the schemas have other names. */
export function isSavedTab(name: string | undefined): boolean {
  return name !== undefined && SAVED.test(name);
}

const SAVED = /^[\da-f]{8}-[\da-f-]{27}$/u;
