import { languageOf } from '../language.ts';
import { refreshPolicies } from '../policies/refresh.ts';
import { loadConfig } from './load-config.ts';
import { startShell } from './shell.ts';

startShell(window);
await refreshPolicies(document, await loadConfig(), languageOf(location.pathname));
