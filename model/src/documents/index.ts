export * from './dashboard/dashboard.ts';
export * from './dashboard/dashboard-answer.ts';
export * from './flow/flow.ts';
export * from './mail/mail.ts';
export * from './print/print.ts';
export * from './print/print-rows.ts';
export * from './print/printed.ts';
export * from './scenario/scenario.ts';
