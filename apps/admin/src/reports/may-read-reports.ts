import type { PageCaller } from '@tuyen/admin-kit';

const MODULES = ['statistic', 'report'];

export function mayReadReports({ may, model }: PageCaller): boolean {
  return model.permissions.modules.some(
    ({ name, actions }) => MODULES.includes(name) && actions.some(({ slug }) => may(slug)),
  );
}
