/** Names of the request kinds in the result page's address. They differ from the enumeration's values. */
export const RESULT_TYPES = { REGISTER_NEW: 'new-card', RENEW: 'renewal', REISSUE: 'reissue' } as const;
