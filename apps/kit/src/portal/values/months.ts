/** `2026-09` for the month of a day and those after it, as many as asked. */
export function monthsFrom(today: Date, count: number): string[] {
  return Array.from({ length: count }, (_unused, index) => {
    const month = new Date(today.getFullYear(), today.getMonth() + index, 1);
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`;
  });
}

/** `2026-09` as people read it: `Tháng 9/2026`, `September 2026`. */
export function formatMonth(value: string, language: string): string {
  const [year, month] = value.split('-').map(Number);
  if (!year || !month) return value;
  if (language === 'vi') return `Tháng ${month}/${year}`;
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(new Date(year, month - 1, 1));
}
