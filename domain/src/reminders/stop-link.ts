import type { LinkKey } from '@tuyen/server/domain';

/** Purpose of the one-time key in the link that declines reminders. */
export const STOP_REMINDERS = 'stop-reminders';
export const STOP_PATH = '/reminders/stop';

export function stopLink(server: string, { id, key }: LinkKey, language: string): string {
  const query = new URLSearchParams({ id, key, ...(language === 'en' && { lang: 'en' }) });
  return `${server}${STOP_PATH}?${query.toString()}`;
}
