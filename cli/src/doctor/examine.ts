import { checkBrowser } from './checks/browser.ts';
import { checkDatabase } from './checks/database.ts';
import { checkGenerated, checkLock } from './checks/generated.ts';
import { checkNode } from './checks/node.ts';
import { checkPackages } from './checks/packages.ts';
import { checkPorts } from './checks/ports.ts';
import { checkRegion } from './checks/region.ts';
import { checkSchemas } from './checks/schemas.ts';
import { checkToolVersion } from './checks/tool-version.ts';
import type { Check, Examination, Patient } from './examination.ts';

const CHECKS: readonly Check[] = [
  checkNode,
  checkPackages,
  checkToolVersion,
  checkSchemas,
  checkLock,
  checkGenerated,
  checkDatabase,
  checkPorts,
  checkBrowser,
  checkRegion,
];

/** Runs the checks one after the other. Writes nothing except the local cache of the tool. */
export async function examine(patient: Patient): Promise<readonly Examination[]> {
  const found: Examination[] = [];
  for (const check of CHECKS) found.push(await check(patient));
  return found;
}
