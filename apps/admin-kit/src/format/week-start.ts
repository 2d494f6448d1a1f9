import type { Region } from '@tuyen/model';

const DAYS = { sunday: 0, monday: 1, saturday: 6 } as const;

interface WithWeeks {
  readonly baseName: string;
  /** Missing in some browsers. */
  getWeekInfo?(): { readonly firstDay: number };
}

/**
 * Returns the first day of a week, 0 for Sunday: the one in the region of the project, or else the one of the project's
 * first language.
 */
export function weekStartOf({ weekStart }: Pick<Region, 'weekStart'>, languages: readonly string[]): number {
  if (weekStart) return DAYS[weekStart];
  const [language] = languages;
  const locale: WithWeeks | undefined = language === undefined ? undefined : new Intl.Locale(language);
  return (locale?.getWeekInfo?.().firstDay ?? DAYS.monday) % 7;
}
