export const PREFIX = 'tuyen';
