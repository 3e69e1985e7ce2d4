import type { ServerState } from '@furrow/wire/office/server-state-answer'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showScreen } from '../../period/screen-for-tests.tsx'
import { ServerStateScreen } from './server-state-screen.tsx'
import { spanOf, windowOf } from './server-state-words.ts'

const none = { lately: 0, in_all: 0 }
const pace = { per_minute: 1234.5, median_ms: 8.24, p95_ms: 1240, failed: 2 }
const state: ServerState = {
  at: '2026-11-29T02:00:00.000Z',
  since: '2026-11-28T20:00:00.000Z',
  seconds: 301,
  processes: 3,
  memory_bytes: 734_003_200,
  event_loop_ms: 12.4,
  requests: pace,
  calls: [
    { call: 'GET /api/paddocks', ...pace },
    { call: 'POST /api/v2/batch', per_minute: 3, median_ms: 400, p95_ms: 10_000, failed: 0 },
  ],
  live_streams: 41,
  held_off: { attempts: { lately: 5, in_all: 19 }, requests: none, unavailable: none },
  pools: [{ pool: 'requests', used: 4, idle: 12, waiting: 1, most: 32 }],
  replicas: [],
  statements: { ...pace, slow: { lately: 1, in_all: 7 } },
  slow_statements: [
    {
      at: '2026-11-29T01:59:00.000Z',
      ms: 2300,
      call: 'GET /api/paddocks',
      shape: 'select * from paddocks where farm_id = $1',
    },
  ],
  jobs: { waiting: 2, running: 1, completed: none, failed: none },
  emails: { waiting: 6, given_up: 1, sent: { lately: 3, in_all: 40 }, refused: none },
  uploads: { begun: none, kept: none, refused: none, bytes: { lately: 2048, in_all: 5_242_880 } },
  database: {
    bytes: 3_221_225_472,
    tables: [{ name: 'paddocks', bytes: 52_428_800, rows: 41_000 }],
  },
  disk_free_bytes: 10_737_418_240,
}
const shown = (told: ServerState) =>
  showScreen(<ServerStateScreen />, {}, { answers: { 'server-state': told } })
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent)

test('says what was asked and how quickly it was answered, with units, and what waits', async () => {
  shown(state)
  const card = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await card('Requests')).toMatch(
    /Requests a minute1,234\.5Half answered within8\.2 ms95% answered within1\.2 sFailed2.*41now/,
  )
  expect(await card('People asked to wait')).toContain('Too many sign-in attempts519 in all')
  expect(await card('Database')).toMatch(/Slow17 in all.*Database size3 GB/)
  expect(await card('Server')).toMatch(/Memory used700 MB.*12 ms.*Free disk space10 GB/)
  expect(await card('Jobs, emails and files')).toMatch(
    /Jobs waiting2now.*Emails sent340 in all.*Uploaded2 KB5 MB in all/,
  )
  expect(screen.queryByText(/for the last 5 minutes; refreshed every 5 seconds\./)).not.toBeNull()
  expect(screen.queryByText(/in 3 processes\./)).not.toBeNull()
})

test('tells each call, connections, slow statements and the largest tables', async () => {
  shown(state)
  expect(await rowsOf('Calls that took the most time')).toEqual([
    expect.stringMatching(/GET \/api\/paddocks.*1,234\.5.*8\.2 ms.*1\.2 s.*2/),
    expect.stringMatching(/POST \/api\/v2\/batch.*3.*400 ms.*10 s or more/),
  ])
  expect(await rowsOf('Database connections')).toEqual([expect.stringMatching(/Requests41232.*1/)])
  expect(await rowsOf('Latest slow statements, without their values')).toEqual([
    expect.stringMatching(/2\.3 s.*GET \/api\/paddocks.*select \* from paddocks where/),
  ])
  expect(await rowsOf('Largest tables')).toEqual([expect.stringMatching(/paddocks50 MB41,000/)])
})

test('says how far replicas are behind, and which are left out; nothing where there are none', async () => {
  const replicas = [
    { name: 'replica 1', behind_ms: 240, is_used: true },
    { name: 'replica 2', behind_ms: 7300, is_used: false },
    { name: 'replica 3', behind_ms: null, is_used: false },
  ]
  const { unmount } = shown({ ...state, replicas })
  expect((await screen.findByRole('region', { name: 'Replicas' })).textContent).toMatch(
    /Replica 1240 ms behindin use.*Replica 27\.3 s behindnot in use.*Replica 3Awaynot in use/,
  )
  unmount()
  shown(state)
  await screen.findByRole('region', { name: 'Database' })
  expect(screen.queryByRole('region', { name: 'Replicas' })).toBeNull()
})

test('says that the database is away, and what has just begun', async () => {
  const jobs = { ...state.jobs, waiting: null, running: null }
  shown({ ...state, database: null, jobs, seconds: 20, slow_statements: [] })
  await screen.findByText('The database can’t be reached right now')
  const work = await screen.findByRole('region', { name: 'Jobs, emails and files' })
  expect(work.textContent).toMatch(/Jobs waiting–now/)
  expect(screen.queryByText('No statement was slow.')).not.toBeNull()
  expect(windowOf({ seconds: 20 })).toBe('the last 20 seconds')
  expect([null, 0.4, 950, 59_000].map(spanOf)).toEqual(['–', '0.4 ms', '950 ms', '10 s or more'])
})
