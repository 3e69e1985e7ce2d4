import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { runRefused, runServer } from './running-server.ts'
import type { RunningServer } from './running-server.ts'

describe.skipIf(process.env['TEST_DATABASE_URL'])('starting Furrow', () => {
  test('prints the address and the people, answers, and stops cleanly', async () => {
    const server = await runServer({ DEMO_DATA: 'small' })
    const health = await fetch(`${server.address}/api/v2/health`)
    expect(health.status).toBe(200)
    expect(await health.json()).toMatchObject({ status: 'ok', disk: { low: expect.any(Boolean) } })
    // Two seconds of work, on a thread of its own: whoever asks in the meantime is answered.
    const described = fetch(`${server.address}/api/v2/openapi.json`)
    expect((await fetch(`${server.address}/api/v2/alive`)).status).toBe(200)
    expect(await (await described).json()).toMatchObject({ info: { title: 'Furrow' } })
    for (const name of ['admin', 'owner', 'grower', 'consultant', 'nobody']) {
      expect(server.printed()).toContain(`${name}@furrow.example`)
    }
    expect(server.printed()).toContain('furrow-demo')
    expect(await server.stop()).toBe(0)
  })

  describe('while another is running', () => {
    let first: RunningServer
    beforeAll(async () => {
      first = await runServer({ DEMO_DATA: 'no' })
    })

    test('a second start on the same folder says so and leaves the first alone', async () => {
      const second = await runRefused({ DATA_DIR: first.folder, PORT: '0' })
      expect(second.code).toBe(1)
      expect(second.said).toMatch(/already running on/)
      expect((await fetch(`${first.address}/api/v2/health`)).status).toBe(200)
    })

    test('a port that is taken is said in a sentence', async () => {
      const { port } = new URL(first.address)
      const second = await runServer({ DEMO_DATA: 'no', PORT: port }).catch((error: Error) => error)
      expect(second).toBeInstanceOf(Error)
      expect((second as Error).message).toContain(
        `Port ${port} is taken by another program. Set PORT to a free one.`,
      )
      // It was noticed before anything was made.
      expect((second as Error).message).not.toContain('database')
    })

    test('it stops although a client holds an empty connection and another half a body', async () => {
      const { hostname, port } = new URL(first.address)
      const silent = connect(Number(port), hostname)
      const half = connect(Number(port), hostname)
      for (const socket of [silent, half]) socket.on('error', () => undefined)
      half.write('POST /api/v2/health HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{"a')
      await once(half, 'data')
      const began = Date.now()
      expect(await first.stop('SIGTERM')).toBe(0)
      expect(Date.now() - began).toBeLessThan(15_000)
    })
  })

  test.each([
    ['1', 'Brought the database'],
    ['2', 'is ready.'],
  ])('asked to stop while %s is still starting, it leaves nothing behind', async (WORKERS, at) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-early-'))
    const { code, said } = await runRefused(
      { DATA_DIR: folder, PORT: '0', DEMO_DATA: 'no', WORKERS },
      at,
    )
    expect([code, said]).toEqual([0, expect.stringContaining('Stopping.')])
    expect(await readdir(path.join(folder, 'postgres'))).not.toContain('postmaster.pid')
    await rm(folder, { recursive: true })
  })

  test('a folder that cannot be written is said in a sentence', async () => {
    const { code, said } = await runRefused({ DATA_DIR: process.execPath, PORT: '0' })
    expect([code, said]).toEqual([1, expect.stringMatching(/^DATA_DIR .* cannot be written/)])
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
