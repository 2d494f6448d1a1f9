import { type Model, NEUTRAL_REGION } from '@tuyen/model';

/** Model of a server without schemas of its own. It gives the QA control plane its languages. */
export const NO_PROJECT: Model = {
  languages: ['en', 'vi'],
  resources: [],
  enums: [],
  kinds: [],
  menu: [],
  permissions: { groups: [], modules: [] },
  letterhead: { name: [], logo: [], lines: [] },
  identity: { users: { resource: '', signIn: [], signInForm: [] } },
  region: NEUTRAL_REGION,
  flows: [],
  mails: [],
  prints: [],
  dashboards: [],
  scenarios: [],
};
