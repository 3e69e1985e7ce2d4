import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { partsForTests } from '../parts-for-tests.ts'
import { buildServer } from '../server.ts'

let app: FastifyInstance
afterEach(() => app.close())

const contents = (demo: boolean) => async () => ({ farms: 6, paddocks: 40, demo })
const url = '/api/v2/settings'

test('whoever has not signed in is told the settings, and the people of the demonstration', async () => {
  const settings = {
    support_phone: '07 5550 1000',
    sends_email: true,
    time_zone: 'Australia/Perth',
    error_report_dsn: 'https://key@errors.example/1',
    recording_url: null,
    datasilo_url: 'https://silo.example',
    oldportal_url: null,
    map_tiles_url: 'https://tiles.example/{z}/{x}/{y}.png',
    map_tiles_attribution: '© Tiles',
  }
  app = await buildServer(partsForTests([], { settings }))
  const { statusCode, headers, body } = await app.inject(url)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(JSON.parse(body)).toEqual({
    data: {
      version: '1.2.3',
      ...settings,
      demo: {
        password: 'demo-word',
        people: [{ email: 'owner@furrow.example', name: 'Demo Owner', what: 'two <b>farms</b>' }],
      },
    },
  })
})

test('the people and their password are told nowhere else', async () => {
  app = await buildServer(partsForTests([], { contents: contents(false) }))
  const { body } = await app.inject(url)
  expect(JSON.parse(body).data).toMatchObject({ demo: null, time_zone: 'Australia/Brisbane' })
  expect(body).not.toContain('demo-word')
})

test('without a database the settings are told all the same, and looked up again when asked', async () => {
  const away = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('no database'))
  app = await buildServer(partsForTests([], { contents: away }))
  for (const _ of [1, 2]) {
    const { statusCode, body } = await app.inject(url)
    expect([statusCode, JSON.parse(body).data.demo]).toEqual([200, null])
  }
  expect(away).toHaveBeenCalledTimes(2)
})
