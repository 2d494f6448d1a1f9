/** Saves a text as a CSV file of the browser. */
export function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser starts the download before it handles the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
