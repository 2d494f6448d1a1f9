import { UsageError } from '../../exit-codes.ts';
import { assertServerRuns, SERVER_NODE } from '../../output/server-node.ts';
import type { Check } from '../examination.ts';

/** Checks the version of Node against the `engines` of the server. The command line itself runs on older versions too. */
export const checkNode: Check = ({ nodeVersion }) => {
  const name = 'Node';
  try {
    assertServerRuns(nodeVersion);
    return { name, state: 'ok', found: nodeVersion };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return {
      name,
      state: 'broken',
      found: `${nodeVersion}, which the server does not support`,
      fix: `Install Node ${SERVER_NODE.words}.`,
    };
  }
};
