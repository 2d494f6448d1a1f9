// Pure functions for apps that call the server, in Node and in the browser. Import them from `@tuyen/model/client`.
export { attemptFor, randomKey, type IdempotentAttempt } from './attempt.ts';
export { choicePath, choicesFrom, rowsOf, type Choice } from './choice-rows.ts';
export { CENTERED, cutOut, dragged, isTooSmall, ZOOM_LIMIT, type Framing, type Size } from './crop.ts';
export { dottedPath } from './dotted-path.ts';
export { readFieldErrors, type FieldErrors } from './field-errors.ts';
export { fillTemplate } from './fill-template.ts';
export { inSentence } from './in-sentence.ts';
export { languageName } from './language-name.ts';
export { isSafeAddress, SAFE_ADDRESS } from './link-address.ts';
export { requestBody, requestHeaders, type ClientIdentity } from './request-headers.ts';
