// Three kinds of tests: beside the code (no database), promises kept on a real database, and
// journeys in a real browser.

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'tools/*.test.ts',
          ],
        },
      },
      {
        // The published client names sources that it does not bring along.
        logLevel: 'error',
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          exclude: ['**/journeys/**'],
          globalSetup: ['apps/server/test/database.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Its modules name each other without endings, which Node alone does not follow.
          server: { deps: { inline: [/laravel-orion/] } },
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['apps/*/test/journeys/**/*.test.ts'],
          maxWorkers: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
