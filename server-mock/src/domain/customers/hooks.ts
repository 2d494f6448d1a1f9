import type { Changes, ResourceHooks, Row } from '../../engine/domain.ts';
import { normalisePhone } from '../rules/phone.ts';

/** One spelling for one number: orders find their customer by it. What is no number at all is left for the schema to refuse. */
function spelled(values: Readonly<Row>): Changes {
  const phone = typeof values['phone'] === 'string' ? normalisePhone(values['phone']) : undefined;
  return phone === undefined ? undefined : { phone };
}

export const customerHooks: ResourceHooks = {
  beforeCreate: (values) => spelled(values),
  beforeUpdate: (_, changes) => spelled(changes),
};
