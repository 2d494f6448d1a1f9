// Exports of this folder: accounts, callers, passwords, permissions, sessions and the sign-in. Other folders import
// only this file. The one exception is `environment/variables.ts`. It imports `passwords/password-cost.ts` directly,
// because it needs only the bounds in that file and must load fast.
export { type Identity, openIdentity } from './accounts/accounts.ts';
export { heldRoles } from './accounts/held-roles.ts';
export { grantedLists, membershipsOf, slugsIn, textOrNull, valueOf } from './accounts/memberships.ts';
export { type Accounts } from './accounts/reading.ts';
export { userNameField } from './accounts/user-name.ts';
export { openAuth } from './callers/callers.ts';
export { clientGate } from './callers/client-gate.ts';
export { clientKinds, type ClientKinds } from './callers/client-kinds.ts';
export { checkWritableOffice, mayRead, mayWrite, officeOfNew, writableOffices } from './callers/offices.ts';
export { exposedAccounts } from './passwords/exposed-accounts.ts';
export { hashNewPassword, hashPasswords } from './passwords/incoming-password.ts';
export { endKeys, issueKey, readKey, redeemKey, USED_KEY_RETENTION_MS } from './passwords/link-keys.ts';
export { COST, hashPublishedPassword, hashPassword, hashToken, isHashed } from './passwords/passwords.ts';
export { checkAccountGrant, checkClientGrant, checkRoleGrant } from './permissions/grants.ts';
export { becomesSuperuser, type GrantedRight, grantedRights } from './permissions/granted.ts';
export { checkKnownSlugs, type GrantedLists } from './permissions/known-slugs.ts';
export { checkOffice, officeType } from './permissions/office-tree.ts';
export { type Granter, holdsPower, potentialPowers, type Power } from './permissions/powers.ts';
export { openRevocation, type Revocation } from './sessions/revocation.ts';
export { openSessions, type Sessions } from './sessions/sessions.ts';
export { inviteAccount, inviteAgain, isInvitable, type MailLinkParts } from './sign-in/mail-link.ts';
export { passwordRoutes } from './sign-in/password-routes.ts';
export { authRoutes } from './sign-in/routes.ts';
