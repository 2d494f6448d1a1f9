// What runs before the rest of the code is there: nothing here may import react, react-admin or MUI.
export { createSession } from './auth/session.ts';
export { requestHeaders } from '../http/request-headers.ts';
