// Usage, with a running server and back-office (npm start): npx playwright test -c qa/examples/playwright
import { defineConfig } from '@playwright/test';

const { ADMIN = 'http://127.0.0.1:4001', CHROME_PATH } = process.env;

export default defineConfig({
  fullyParallel: true,
  workers: 4,
  // Long timeouts, because four browsers on two cores are slow.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: ADMIN,
    locale: 'en-US',
    launchOptions: {
      args: ['--no-sandbox'],
      ...(CHROME_PATH !== undefined && { executablePath: CHROME_PATH }),
    },
  },
});
