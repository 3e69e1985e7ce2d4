// Kinds of tests: beside the code (no database), behind the screens, beside the screens (in a
// browser that is made up), promises kept on a real database, and journeys in a real browser.

import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'

/**
 * What need not be asked of two engines: thousands of questions about every record and relation, and
 * what has little to do with either.
 */
const ofOneEngine = ['every-*', 'rows-*', 'linked-rows', 'other-farm*', 'crossed-farms']
  .concat('unseen-figures', 'generated-requests', 'access/*', 'hostile/*')
  .concat('files/*', 'live/*', 'session/*', 'sdk/*', 'sdk', 'mail', 'starting', '*-input')
  .map(name => `apps/server/test/${name}.test.ts`)

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // They keep nothing that another could find.
          isolate: false,
          // Far more than any of them takes; a machine may have other things to do.
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'tools/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: ['apps/server/src/http/**'],
        },
      },
      {
        test: {
          name: 'http',
          testTimeout: 60_000,
          include: ['apps/server/src/http/**/*.test.ts'],
        },
      },
      {
        // What goes on behind the screens. The few that need a page say so in their first line.
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts'],
          setupFiles: ['apps/web/test/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['apps/web/src/**/*.test.tsx'],
          setupFiles: ['apps/web/test/setup.ts', 'apps/web/test/setup-page.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // The published client names sources that it does not bring along.
        logLevel: 'error',
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts'],
          exclude: ['**/journeys/**', ...(process.env['BRIEF'] ? ofOneEngine : [])],
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
          globalSetup: ['apps/server/test/demo-database.ts'],
          // Each has a browser and a server of its own, which wait for each other much of the time.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
})
