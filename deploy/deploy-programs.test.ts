// What the programs themselves say to the files that are written for them, as Debian has these programs.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const folder = import.meta.dirname
const project = path.join(folder, '..')
const programs = {
  caddy: '/usr/bin/caddy',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  systemd: '/usr/bin/systemd-analyze',
}
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

describe.skipIf(!inject('isLongForm'))('a program of Debian', () => {
  let own: string
  beforeAll(() => {
    own = mkdtempSync('/tmp/furrow-deploy-')
    if (account.uid) chownSync(own, account.uid, account.gid)
    for (const [name, place] of Object.entries(programs)) if (!existsSync(place)) install(name)
  }, 300_000)
  afterAll(() => rmSync(own, { recursive: true, force: true }))

  const run = (program: keyof typeof programs, args: readonly string[], env = {}) => {
    const { status, stdout, stderr } = spawnSync(programs[program], args, {
      cwd: own,
      encoding: 'utf8',
      env: { ...process.env, HOME: own, ...env },
    })
    return { status, said: `${stdout}${stderr}` }
  }
  const copied = (from: string, change: (text: string) => string) => {
    const to = path.join(own, path.basename(from))
    writeFileSync(to, change(readFileSync(path.join(folder, from), 'utf8')))
    return to
  }

  test('Caddy takes its file', () => {
    const file = path.join(folder, 'compose/Caddyfile')
    const args = ['validate', '--adapter', 'caddyfile', '--config', file]
    const env = { PUBLIC_HOST: 'furrow.example.com', BALANCER: 'haproxy:8080' }
    expect(run('caddy', args, env)).toEqual({
      status: 0,
      said: expect.stringContaining('Valid configuration'),
    })
    expect(run('caddy', ['fmt', file]).said).toBe(readFileSync(file, 'utf8'))
  }, 60_000)

  test('HAProxy takes its file, and has nothing to say but that names of containers are not known here', () => {
    const { status, said } = run('haproxy', ['-c', '-f', path.join(folder, 'compose/haproxy.cfg')])
    const told = said
      .split('\n')
      .filter(
        line => /WARNING|ALERT/.test(line) && !/could not resolve address 'furrow-/.test(line),
      )
    expect([status, told]).toEqual([0, []])
  })

  test('systemd takes its units', () => {
    const units = globSync('systemd/*.{service,timer}', { cwd: folder })
    const files = units.map(unit =>
      copied(unit, text =>
        text.replaceAll('/opt/furrow', project).replaceAll('/usr/bin/rsync', '/usr/bin/true'),
      ),
    )
    // About others of the machine it may say what it likes.
    const { status, said } = run('systemd', [
      'verify',
      '--man=no',
      '--recursive-errors=no',
      ...files,
    ])
    const ours = said.split('\n').filter(line => line.includes(own))
    expect([status, ours]).toEqual([0, []])
    const service = files.find(file => file.endsWith('/furrow.service')) ?? ''
    const { said: security } = run('systemd', [
      'security',
      '--offline=yes',
      '--threshold=30',
      service,
    ])
    const [, exposure] = /Overall exposure level for furrow\.service: ([\d.]+)/.exec(security) ?? []
    expect(Number(exposure)).toBeLessThan(3)
  }, 60_000)

  test('PgBouncer starts with its file', async () => {
    const [port, secret] = [await anyPort(), 'furrow']
    const users = path.join(own, 'users')
    writeFileSync(users, `"furrow" "${secret}"\n`)
    const file = copied('compose/pgbouncer/pgbouncer.ini', text =>
      text
        .replace('/dev/shm/userlist.txt', users)
        .replace('listen_port = 6432', `listen_port = ${port}`)
        .replace('listen_addr = *', 'listen_addr = 127.0.0.1'),
    )
    const pooler = spawn(programs.pgbouncer, [file], { ...account, cwd: own })
    let said = ''
    for (const stream of [pooler.stdout, pooler.stderr])
      stream.on('data', piece => (said += String(piece)))
    while (pooler.exitCode === null && !said.includes('process up')) await sleep(20)
    pooler.kill('SIGINT')
    if (pooler.exitCode === null) await once(pooler, 'exit')
    expect(said).toContain(`listening on 127.0.0.1:${port}`)
    expect(said).not.toMatch(/WARNING|ERROR|FATAL/)
  }, 60_000)
})

function install(name: string): void {
  const script = `import('./tools/debian.mjs').then(it => it.mayInstall() && it.installPackage('${name}'))`
  spawnSync(process.execPath, ['-e', script], { cwd: project, stdio: 'inherit' })
}

async function anyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { readonly port: number }
  server.close()
  await once(server, 'close')
  return port
}
