/** The words of the result page for an order's kinds; they are not the enumeration's values. */
export const RESULT_TYPES = { REGISTER_NEW: 'new-card', RENEW: 'renewal', REISSUE: 'reissue' } as const;
