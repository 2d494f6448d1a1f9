/**
 * The Content-Security-Policy by directive; `{api}` stands for the API's origin, which only the site knows. Nothing is inline,
 * nothing is compiled in the browser. `blob:` shows a portrait before it is sent.
 */
export const csp = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'worker-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:', '{api}'],
  'connect-src': ["'self'", '{api}'],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
} as const;
