/** How long the browser may take to begin with a file that it was handed. */
const REVOKE_AFTER_MS = 40_000;

/** Hands a file to the browser to save. */
export function saveFile(content: string | Blob, name: string, type: string): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
