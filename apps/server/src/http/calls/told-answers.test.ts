import { expect, test } from 'vitest'
import { faultsOfAnswers } from '../../../test/answer-watch.ts'
import { partsForTests } from '../parts-for-tests.ts'
import { buildServer } from '../server.ts'
import type { ToldSettings } from '../routes/settings-route.ts'

const settings: ToldSettings = {
  support_phone: null,
  sends_email: true,
  time_zone: 'Australia/Sydney',
  error_report_dsn: null,
  recording_url: null,
  datasilo_url: null,
  oldportal_url: null,
  map_tiles_url: null,
  map_tiles_attribution: null,
}

test.each([
  ['another kind of value', { version: 7 as never }, '→ at data.version'],
  ['more than is declared', { settings: { ...settings, secret: 'word' } }, 'tells more'],
])('an answer that holds %s is found in every test', async (_what, parts, fault) => {
  const app = await buildServer(partsForTests([], parts))
  expect((await app.inject('/api/v2/settings')).statusCode).toBe(200)
  expect(faultsOfAnswers()).toEqual([expect.stringContaining(fault)])
  await app.close()
})

test('an answer that nothing is declared of is found as well', async () => {
  const app = await buildServer(partsForTests([]))
  app.get('/api/v2/undeclared', () => ({ told: true }))
  await app.inject('/api/v2/undeclared')
  expect(faultsOfAnswers()).toEqual([expect.stringContaining('no schema says')])
  await app.close()
})

test('a refusal that says nothing is found as well', async () => {
  const app = await buildServer(partsForTests([]))
  app.get('/api/dumb', (_request, reply) => reply.status(418).send({}))
  await app.inject('/api/dumb')
  expect(faultsOfAnswers()).toEqual([expect.stringContaining('→ at message')])
  await app.close()
})
