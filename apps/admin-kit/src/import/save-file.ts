/** Time in ms after which the blob URL of a saved file is revoked. The browser may need this long to start saving. */
const REVOKE_AFTER_MS = 40_000;

/** Saves a text or a blob as a file in the browser. */
export function saveFile(content: string | Blob, name: string, type: string): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
