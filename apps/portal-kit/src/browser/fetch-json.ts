/** Fetches a JSON file of the site. Retries once, because a page cannot start without its translations. */
export async function fetchJson(address: string): Promise<unknown> {
  const get = async (): Promise<unknown> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.json();
  };
  return get().catch(get);
}
