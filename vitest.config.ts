// Three kinds of tests: beside the code (no database), promises kept on a real database, and
// journeys in a real browser.

import { defineConfig } from 'vitest/config'

/** Thousands of questions about every record and relation, which need not be asked of two engines. */
const loops = ['every-*', 'rows-*', 'linked-rows', 'other-farm*', 'crossed-farms', 'unseen-figures']
  .concat('generated-requests', 'access/*', 'hostile/*')
  .map(name => `apps/server/test/${name}.test.ts`)

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // Far more than any of them takes; a machine may have other things to do.
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'tools/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        // The published client names sources that it does not bring along.
        logLevel: 'error',
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          exclude: ['**/journeys/**', ...(process.env['BRIEF'] ? loops : [])],
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
