// Kinds of tests: beside the code (no database), behind the screens, beside the screens (in a
// browser that is made up), promises kept on a real database, and journeys in a real browser.

import { defineConfig } from 'vitest/config'
import type { InlineConfig } from 'vitest/node'
import { LongestFirst } from './tools/longest-first.ts'

/**
 * What an older PostgreSQL could see otherwise: the schema, every kind of statement, the answers of the
 * convention and a backup that goes from one to the other; in the long form what the farm's rules read and
 * write as well.
 */
const onOlderPostgres = ['schema', 'printed-statements', 'nothing-lost', 'furrow/other-engine']
  .concat('conformance', 'conformance/*', process.env['LONG_TESTS'] ? 'rules/*' : [])
  .map(name => `apps/server/test/${name}.test.ts`)
const isOlderPostgres = Boolean(process.env['OLDER_POSTGRES'])

/** What takes the place of a library must find it unread. */
const apart = [
  'apps/server/test/hostile/sign-in-work.test.ts',
  'apps/server/src/http/web/web-files.test.ts',
]

/** Reads every answer by what is declared of it. */
const everyAnswer = 'apps/server/test/check-answers.ts'

/** Everything that a usual run asks less often: more rounds, everybody in every loop, every width. */
const provide = { isLongForm: Boolean(process.env['LONG_TESTS']) }

/** Node keeps there what it made of the sources: a server that a test starts again is there in half the time. */
const env = { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/furrow-compiled` }

/** A test that looked at nothing has shown nothing: one that asserts in a loop alone fails where there is none. */
const strict = { requireAssertions: true }

function server(name: string, files: Pick<InlineConfig, 'isolate' | 'include' | 'exclude'>) {
  return {
    // The published client names sources that it does not bring along.
    logLevel: 'error' as const,
    test: {
      name,
      ...files,
      provide,
      env,
      globalSetup: ['apps/server/test/database.ts'],
      setupFiles: [everyAnswer],
      expect: strict,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // Its modules name each other without endings, which Node alone does not follow.
      server: { deps: { inline: [/laravel-orion/] } },
    },
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One for each core of the machine that everything has to pass on: with one more it takes longer.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          provide,
          expect: strict,
          // Here and below: they keep nothing that another could find.
          isolate: false,
          // Far more than any of them takes; a machine may have other things to do.
          testTimeout: 60_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/server/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'deploy/**/*.test.ts',
          ],
          exclude: ['apps/server/src/http/**'],
        },
      },
      {
        test: {
          name: 'http',
          expect: strict,
          isolate: false,
          setupFiles: [everyAnswer],
          testTimeout: 60_000,
          include: ['apps/server/src/http/**/*.test.ts'],
          exclude: apart,
        },
      },
      {
        // What goes on behind the screens. The few that need a page say so in their first line.
        test: {
          name: 'web',
          expect: strict,
          isolate: false,
          include: ['apps/web/src/**/*.test.ts'],
          setupFiles: ['apps/web/test/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'screens',
          provide,
          expect: strict,
          environment: 'jsdom',
          isolate: false,
          include: ['apps/web/src/**/*.test.tsx'],
          setupFiles: ['apps/web/test/setup.ts', 'apps/web/test/setup-page.ts'],
          testTimeout: 60_000,
        },
      },
      server('server', {
        isolate: false,
        include: isOlderPostgres ? onOlderPostgres : ['apps/server/test/**/*.test.ts'],
        exclude: ['**/journeys/**', ...apart],
      }),
      server('server-apart', { include: apart }),
      {
        test: {
          name: 'journeys',
          provide,
          env,
          isolate: false,
          include: ['apps/*/test/journeys/**/*.test.ts'],
          globalSetup: ['apps/server/test/demo-database.ts'],
          // Above what a page waits for one thing: the sentence that says which one comes first.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { ...strict, poll: { timeout: 45_000 } },
        },
      },
    ],
  },
})
