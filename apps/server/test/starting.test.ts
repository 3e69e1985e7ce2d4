import { describe, expect, test } from 'vitest'
import { runRefused, runServer } from './running-server.ts'

describe.skipIf(process.env['TEST_DATABASE_URL'])('starting Furrow', () => {
  test('prints the address and the people, answers, and stops cleanly', async () => {
    const server = await runServer()
    const health = await fetch(`${server.address}/api/v2/health`)
    expect(health.status).toBe(200)
    expect(await health.json()).toMatchObject({ status: 'ok' })
    for (const name of ['admin', 'owner', 'grower', 'consultant', 'nobody']) {
      expect(server.printed()).toContain(`${name}@furrow.example`)
    }
    expect(server.printed()).toContain('furrow-demo')
    expect(await server.stop()).toBe(0)
  })

  test('a second start on the same folder says so and leaves the first alone', async () => {
    const first = await runServer({ DEMO_DATA: 'no' })
    const second = await runRefused({ DATA_DIR: first.folder, PORT: '0' })
    expect(second.code).toBe(1)
    expect(second.said).toMatch(/already running on/)
    expect((await fetch(`${first.address}/api/v2/health`)).status).toBe(200)
    expect(await first.stop('SIGTERM')).toBe(0)
  })

  test('a port that is taken is said in a sentence', async () => {
    const first = await runServer({ DEMO_DATA: 'no' })
    const { port } = new URL(first.address)
    const second = await runServer({ DEMO_DATA: 'no', PORT: port }).catch((error: Error) => error)
    expect(second).toBeInstanceOf(Error)
    expect((second as Error).message).toContain(
      `Port ${port} is taken by another program. Set PORT to a free one.`,
    )
    await first.stop()
  })

  test('a database that is not there is said in a sentence', async () => {
    const DATABASE_URL = 'postgres://furrow@127.0.0.1:1/furrow'
    const { code, said } = await runRefused({ DATABASE_URL, PORT: '0' })
    expect([code, said.trim()]).toEqual([
      1,
      'The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
    ])
  })

  test('a setting that cannot be right is said in a sentence', async () => {
    const { code, said } = await runRefused({ PORT: 'eighty' })
    expect([code, said.trim()]).toEqual([1, 'PORT must be a number.'])
  })
})
