/** Today as `YYYY-MM-DD`: days begin and end in Hanoi, wherever the visitor is. */
export function hanoiToday(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(now);
}
