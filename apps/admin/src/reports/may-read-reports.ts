import type { PageCaller } from '@tuyen/admin-kit';

/** Names of the permission modules that contain only permissions to read statistics and reports. */
const MODULES = ['statistic', 'report'];

/** Checks whether the caller may read any report. The menu uses this check without a request. */
export function mayReadReports({ may, model }: PageCaller): boolean {
  return model.permissions.modules.some(
    ({ name, actions }) => MODULES.includes(name) && actions.some(({ slug }) => may(slug)),
  );
}
