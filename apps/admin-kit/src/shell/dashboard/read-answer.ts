import type { HttpClient } from '../../data/http-client.ts';

/** Reads one of the answers of the dashboard, whose type the server and this page share. */
export async function readAnswer<Answer>(http: HttpClient, path: string, signal: AbortSignal): Promise<Answer> {
  // The cast is safe, because the server types its response with the same type.
  return (await http.send(path, { signal })).json as Answer;
}
