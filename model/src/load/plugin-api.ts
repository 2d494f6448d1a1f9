/**
 * Version of the interface of plugins. `definePlugin` writes it into each plugin. It changes when plugins made for an
 * earlier version would fail.
 */
export const PLUGIN_API = 1;
