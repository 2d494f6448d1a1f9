/**
 * Content-Security-Policy by directive. It allows no inline code and no compilation in the browser. `{api}` is replaced
 * by the API origin, which is known only when the site is deployed. `blob:` allows the preview of a portrait before its
 * upload.
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
