// Three servers behind Caddy and HAProxy, with the very files of `deploy/`: only the addresses are others.

import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { query } from './embedded-folders.ts'
import { openFarm } from './farm-of-clients.ts'
import { ownDatabase } from './own-database.ts'
import { runServer } from './running-server.ts'
import type { RunningServer } from './running-server.ts'
import { startCaddy } from './servers/caddy.ts'
import { startHaproxy } from './servers/haproxy.ts'
import type { Haproxy } from './servers/haproxy.ts'

describe.skipIf(!inject('isLongForm') || process.env['TEST_DATABASE_URL'])('behind proxies', () => {
  const { url } = ownDatabase()
  let folder: string
  let site: string
  let balancer: Haproxy
  let door: { readonly token: string; readonly farm: number }
  const servers: RunningServer[] = []
  let caddy: Awaited<ReturnType<typeof startCaddy>>

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'furrow-proxies-'))
    const screens = path.join(folder, 'screens')
    mkdirSync(screens)
    writeFileSync(path.join(screens, 'index.html'), `<html>${'<p>Rain</p>'.repeat(1000)}</html>`)
    const ofOneRelease = path.join(folder, 'screens-of-one-release')
    cpSync(screens, ofOneRelease, { recursive: true })
    mkdirSync(path.join(ofOneRelease, 'assets'))
    writeFileSync(path.join(ofOneRelease, 'assets', 'rain-1a2b3c4d.js'), 'export {}')
    for (const dist of [screens, ofOneRelease, screens]) {
      const env = { DATABASE_URL: url, DATA_DIR: folder, WEB_DIST: dist, TRUST_PROXY: '2' }
      servers.push(await runServer(env, { isWatched: false }))
    }
    balancer = await startHaproxy(servers.map(({ address }) => new URL(address).host))
    caddy = await startCaddy(folder, balancer.host)
    site = caddy.site
    door = await openFarm(url)
    while ((await statusOf('/api/v2/health')) !== 200) await sleep(50)
  }, 300_000)
  afterAll(async () => {
    await caddy.stop()
    await balancer.stop()
    for (const server of servers) await server.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  const statusOf = async (place: string) => {
    const answer = await fetch(site + place).catch(() => undefined)
    await answer?.arrayBuffer()
    return answer?.status
  }
  const asked = (place: string, body: object, more: Record<string, string> = {}) =>
    fetch(site + place, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${door.token}`,
        'content-type': 'application/json',
        ...more,
      },
      body: JSON.stringify(body),
    })
  const store = (name: string) =>
    asked('/api/farm_contacts', { farm_id: door.farm, name }, { 'idempotency-key': name })

  test('screens stay as Furrow compresses them, what the API says is compressed by Caddy', async () => {
    const ask = (place: string) =>
      fetch(site + place, { headers: { 'accept-encoding': 'gzip, br' } })
    const screens = await ask('/collect/1.0.0/')
    expect(screens.headers.get('content-encoding')).toBe('br')
    expect(await screens.text()).toContain('<p>Rain</p>')
    const answer = await ask('/api/v2/catalogue')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.json()).toHaveProperty('entities')
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{7}/)
    expect(answer.headers.get('server')).toBeNull()
  })

  test('a part of the screens that only one release has is found, and what none has is not', async () => {
    const statuses = new Set<number | undefined>()
    for (let time = 0; time < 30; time += 1)
      statuses.add(await statusOf('/collect/1.0.0/assets/rain-1a2b3c4d.js'))
    expect([...statuses]).toEqual([200])
    expect(await statusOf('/collect/1.0.0/assets/rain-5e6f7a8b.js')).toBe(404)
  })

  test('nobody is believed who says that they come from elsewhere', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 40 && !statuses.includes(429); attempt += 1) {
      const from = { 'x-forwarded-for': `198.51.100.${attempt}` }
      const person = { email: `${randomUUID()}@example.com`, password: 'wrong', device_name: 'a' }
      statuses.push((await asked('/api/auth/create-token', person, from)).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  test('a live line comes through line by line, also of what another server wrote', async () => {
    const leaving = new AbortController()
    const line = await fetch(`${site}/api/v2/live`, {
      headers: { authorization: `Bearer ${door.token}`, 'accept-encoding': 'gzip, br' },
      signal: leaving.signal,
    })
    expect([line.status, line.headers.get('content-encoding')]).toEqual([200, null])
    let heard = ''
    void (async () => {
      for await (const piece of line.body ?? []) heard += Buffer.from(piece).toString()
    })().catch(() => undefined)
    for (let turn = 1; turn <= 6; turn += 1) {
      expect((await store(`Line ${turn}`)).status).toBeLessThan(300)
      await expect
        .poll(() => heard.split('farm_contacts').length, { timeout: 3000 })
        .toBeGreaterThan(turn)
    }
    leaving.abort()
  })

  test('a server that is killed takes no read with it, and each save counts once', async () => {
    let isOver = false
    const statuses = new Map<number | undefined, number>()
    const reading = async () => {
      while (!isOver) {
        const status = await statusOf('/api/v2/alive')
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    const saved: string[] = []
    const saving = async () => {
      while (!isOver) {
        const name = randomUUID()
        // As devices do: again, with the same key, where the proxy says that it does not know.
        for (;;) {
          const { ok, status } = await store(name)
          if (ok) break
          expect([502, 503, 504]).toContain(status)
        }
        saved.push(name)
      }
    }
    const people = [reading(), reading(), reading(), saving(), saving()]
    await sleep(500)
    await servers[1]?.stop('SIGKILL')
    await sleep(1500)
    await servers[2]?.stop('SIGTERM')
    await sleep(1500)
    isOver = true
    await Promise.all(people)
    console.log(
      `${statuses.get(200)} reads and ${saved.length} saves while two of three servers went`,
    )
    expect([...statuses.keys()]).toEqual([200])
    const rows = await query(url, 'select name, count(*)::int from farm_contacts group by name')
    const kept = new Map(rows.map(([name, count]) => [name, count]))
    expect(saved.length).toBeGreaterThan(10)
    expect(saved.filter(name => kept.get(name) !== 1)).toEqual([])
  }, 30_000)

  test('HAProxy tells Prometheus who is there', async () => {
    const told = await (await fetch(`${balancer.figures}/metrics`)).text()
    const up = [
      ...told.matchAll(/^haproxy_server_status\{proxy="furrow",server="(\S+)",state="UP"\} 1$/gm),
    ]
    expect(up.map(([, name]) => name)).toEqual(['furrow-1'])
    expect((await fetch(`${balancer.figures}/`)).status).toBe(403)
  })
})
