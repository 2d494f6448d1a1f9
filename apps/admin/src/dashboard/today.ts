/** Today as `YYYY-MM-DD` on Hà Nội's clock, which the server's days follow. */
export function todayInHanoi(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Ho_Chi_Minh' }).format(now);
}
