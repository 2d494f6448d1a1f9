import { isObject } from '@tuyen/model';

export interface PageScores {
  readonly path: string;
  /** Score from 0 to 100 by category; undefined if Lighthouse could not measure the category. */
  readonly scores: Readonly<Record<Category, number | undefined>>;
  /** Cumulative layout shift. */
  readonly shift: number | undefined;
  /** Milliseconds until the largest element is shown. */
  readonly largest: number | undefined;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Largest cumulative layout shift of a page while it loads. */
export const LARGEST_SHIFT = 0.05;

/** Reads the scores from Lighthouse's report about one page. */
export function pageScores(path: string, report: unknown): PageScores {
  const scoreOf = (category: Category) => {
    const score = at(report, 'categories', category, 'score');
    return typeof score === 'number' ? Math.round(score * 100) : undefined;
  };
  const valueOf = (audit: string) => {
    const value = at(report, 'audits', audit, 'numericValue');
    return typeof value === 'number' ? value : undefined;
  };
  return {
    path,
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    shift: valueOf('cumulative-layout-shift'),
    largest: valueOf('largest-contentful-paint'),
  };
}

/** A page whose shift is unknown counts as shifting, so that a failed measurement is noticed. */
export function isShifting({ shift }: PageScores): boolean {
  return shift === undefined || shift > LARGEST_SHIFT;
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const HEAD = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Shift', 'Largest paint'];

/** The first two lines of the table of scores. */
export const scoreHead: string = [line(HEAD), line(HEAD.map(() => '---'))].join('\n');

export function scoreLine({ path, scores, shift, largest }: PageScores): string {
  return line([
    path,
    ...CATEGORIES.map((category) => String(scores[category] ?? '–')),
    shift?.toFixed(3) ?? '–',
    largest === undefined ? '–' : `${(largest / 1000).toFixed(1)} s`,
  ]);
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), value);
}
