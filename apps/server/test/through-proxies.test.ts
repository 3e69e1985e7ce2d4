// Three servers behind Caddy and HAProxy, with the very files of `deploy/`: only the addresses are others.

import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '../src/db/embedded/free-port.ts'
import { kill9, query } from './embedded-folders.ts'
import { openFarm } from './farm-of-clients.ts'
import { ownDatabase } from './own-database.ts'
import { runServer } from './running-server.ts'
import type { RunningServer } from './running-server.ts'

const files = path.join(import.meta.dirname, '../../../deploy/compose')
const names = ['furrow-1', 'furrow-2', 'furrow-3']

describe.skipIf(!inject('isLongForm') || process.env['TEST_DATABASE_URL'])('behind proxies', () => {
  const { url } = ownDatabase()
  let folder: string
  let site: string
  let figures: string
  let door: { readonly token: string; readonly farm: number }
  const servers: RunningServer[] = []
  const proxies: ChildProcess[] = []

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'furrow-proxies-'))
    const screens = path.join(folder, 'screens')
    mkdirSync(screens)
    writeFileSync(path.join(screens, 'index.html'), `<html>${'<p>Rain</p>'.repeat(1000)}</html>`)
    for (const _ of names) {
      const env = { DATABASE_URL: url, DATA_DIR: folder, WEB_DIST: screens, TRUST_PROXY: '2' }
      servers.push(await runServer(env, { isWatched: false }))
    }
    const [balanced, told, port] = [await freePort(), await freePort(), await freePort()]
    const config = names.reduce(
      (text, name, place) =>
        text.replace(`${name}:4400`, new URL(servers[place]?.address ?? '').host),
      readFileSync(path.join(files, 'haproxy.cfg'), 'utf8')
        // This machine may not allow as many open files.
        .replace('maxconn 20000', 'maxconn 2000')
        .replace('bind :8080', `bind 127.0.0.1:${balanced}`)
        .replace('bind :8405', `bind 127.0.0.1:${told}`),
    )
    writeFileSync(path.join(folder, 'haproxy.cfg'), config)
    site = `http://127.0.0.1:${port}`
    figures = `http://127.0.0.1:${told}`
    const env = {
      ...process.env,
      HOME: folder,
      PUBLIC_HOST: site,
      BALANCER: `127.0.0.1:${balanced}`,
      CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    }
    const caddy = ['run', '--adapter', 'caddyfile', '--config', path.join(files, 'Caddyfile')]
    proxies.push(
      spawn('/usr/sbin/haproxy', ['-db', '-f', path.join(folder, 'haproxy.cfg')], {
        stdio: 'ignore',
      }),
      spawn('/usr/bin/caddy', caddy, { env, stdio: 'ignore' }),
    )
    door = await openFarm(url)
    while ((await statusOf('/api/v2/health')) !== 200) await sleep(50)
  }, 300_000)
  afterAll(async () => {
    for (const proxy of proxies) await kill9(proxy)
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
    const told = await (await fetch(`${figures}/metrics`)).text()
    const up = [
      ...told.matchAll(/^haproxy_server_status\{proxy="furrow",server="(\S+)",state="UP"\} 1$/gm),
    ]
    expect(up.map(([, name]) => name)).toEqual(['furrow-1'])
    expect((await fetch(`${figures}/`)).status).toBe(403)
  })
})
