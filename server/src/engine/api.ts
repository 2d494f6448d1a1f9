/** Where the API's paths begin. */
export const API = '/api/v1';
