import type { PageCaller } from '@tuyen/kit/admin';

/** Modules of the permission matrix whose every action is a statistic or report. */
const MODULES = ['statistic', 'report'];

/** May the caller read any of them? Decides about the menu without a call. */
export function mayReadReports({ may, model }: PageCaller): boolean {
  return model.permissions.modules.some(
    ({ name, actions }) => MODULES.includes(name) && actions.some(({ slug }) => may(slug)),
  );
}
