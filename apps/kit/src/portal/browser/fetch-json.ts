/** A file of the site; asked for once more where it fails, since a page without its texts cannot start. */
export async function fetchJson(address: string): Promise<unknown> {
  const get = async (): Promise<unknown> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  };
  return get().catch(get);
}
