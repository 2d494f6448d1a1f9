/** Reason why a project cannot be upgraded. The message names the fix. */
export class ToolUpgradeRefused extends Error {}
