// The backups of `deploy/` on a PostgreSQL as Debian brings it: what was deleted is there again as of the moment
// before, and whatever is wrong with a backup is told by the drill, long before the day on which it is needed.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { query } from '../embedded-folders.ts'
import { runServer } from '../running-server.ts'
import { freePort } from '../../src/db/embedded/free-port.ts'

const programs = '/usr/lib/postgresql/15/bin'
const deploy = fileURLToPath(new URL('../../../../deploy', import.meta.url))
/** PostgreSQL refuses to be root. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const isTried = inject('isLongForm') && existsSync(programs) && !process.env['TEST_DATABASE_URL']

describe.skipIf(!isTried)('backups with point-in-time recovery', () => {
  let folder: string
  let url: string
  let environment: Record<string, string>
  const backups = (...names: string[]) => path.join(folder, 'backups', ...names)
  const run = (program: string, args: readonly string[], more: Record<string, string> = {}) => {
    const env = { ...environment, ...more }
    const { status, stdout, stderr } = spawnSync(program, args, {
      ...account,
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    return { status, said: `${stdout}${stderr}` }
  }
  const drill = (moment?: string, more = {}) =>
    run(path.join(deploy, 'restore-drill'), [backups(), ...(moment ? [moment] : [])], {
      LIVE_URL: url,
      FOLDER: path.join(folder, 'drill'),
      ...more,
    })
  const now = async () => String((await query(url, 'select now()::text'))[0]?.[0])
  const groups = async () => (await query(url, `select count(*)::int from groups`))[0]?.[0]

  beforeAll(async () => {
    // Not in TMPDIR: the account may not be let into it.
    folder = mkdtempSync('/tmp/furrow-restore-')
    if (account.uid) chownSync(folder, account.uid, account.gid)
    const port = String(await freePort())
    environment = {
      PATH: `${programs}:${process.env['PATH']}`,
      PGHOST: '127.0.0.1',
      PGPORT: port,
      PGUSER: 'postgres',
      TMPDIR: folder,
    }
    url = `postgres://postgres@127.0.0.1:${port}/furrow`
    expect(run('mkdir', ['-p', backups('wal')]).status).toBe(0)
    expect(
      run('initdb', ['-D', 'data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'])
        .status,
    ).toBe(0)
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      archive_mode: 'on',
      archive_command: `${deploy}/backup/archive-wal "%p" "%f" ${backups('wal')}`,
    }
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const server = spawn(path.join(programs, 'postgres'), ['-D', 'data', '-p', port, ...options], {
      ...account,
      cwd: folder,
      env: environment,
      stdio: 'ignore',
    })
    stop = async () => {
      server.kill('SIGINT')
      await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    }
    while (run('createdb', ['furrow']).status !== 0) await sleep(100)
    const furrow = await runServer({ DATABASE_URL: url, DEMO_DATA: 'no' }, { isWatched: false })
    await furrow.stop()
  }, 120_000)
  let stop = async () => undefined as void
  afterAll(() => stop())

  test('what was deleted is there again as it was before', async () => {
    expect(run(path.join(deploy, 'backup/base-backup'), [backups()])).toMatchObject({ status: 0 })
    await query(
      url,
      `insert into groups (name) select 'North ' || n from generate_series(1, 1000) n`,
    )
    await query(
      url,
      `insert into changes (at, verb, entity, "row")
       select now() - interval '2 hours', 'store', 'groups', id from groups`,
    )
    const before = Number(await groups())
    const moment = await now()
    await sleep(50)
    await query(url, `delete from groups where name like 'North %'`)
    await archived(url)
    const { status, said } = drill(moment, {
      LOOK: `select 'groups: ' || count(*) from groups where name like 'North %'`,
    })
    console.log(said)
    expect(status).toBe(0)
    expect(said).toMatch(/rows of \d+ tables were read, and all \d+ keys between them hold/)
    expect(said).toContain('groups: 1000')
    expect(said).toContain(`public.groups: ${before} restored, ${before - 1000} now`)
    expect(said).toContain(`${before} lines restored, ${before} in the database that runs`)
    expect(await groups()).toBe(before - 1000)
    expect(existsSync(path.join(folder, 'drill'))).toBe(false)
  }, 120_000)

  test('a moment that is not archived yet, or from before all backups, is refused', async () => {
    const late = drill(new Date(Date.now() + 3_600_000).toISOString())
    expect([late.status, late.said]).toEqual([
      1,
      expect.stringContaining('recovery ended before configured recovery target was reached'),
    ])
    const early = drill('2020-01-01 00:00:00+10')
    expect([early.status, early.said]).toEqual([1, expect.stringContaining('no base backup in')])
  }, 120_000)

  test('a line of the history that did not come back is told', async () => {
    const moment = await now()
    await query(
      url,
      `insert into changes (at, verb, entity, "row") values (now() - interval '2 hours', 'store', 'groups', 1)`,
    )
    await archived(url)
    const { status, said } = drill(moment)
    expect([status, said]).toEqual([1, expect.stringContaining('lines of the history are missing')])
  }, 120_000)

  test('a piece of the log is archived once, and never written over', async () => {
    const archive = backups('wal')
    const [kept = ''] = readdirSync(archive).filter(name => /^\w{24}\.gz$/.test(name))
    const name = kept.replace('.gz', '')
    const piece = path.join(folder, 'piece')
    const held = readFileSync(path.join(archive, kept))
    writeFileSync(piece, spawnSync('gzip', ['-dc'], { input: held, maxBuffer: 1e9 }).stdout)
    chmodSync(piece, 0o644)
    const archive1 = () => run(path.join(deploy, 'backup/archive-wal'), [piece, name, archive])
    expect(archive1()).toEqual({ status: 0, said: '' })
    writeFileSync(piece, 'something else')
    expect(archive1()).toEqual({ status: 1, said: expect.stringContaining('is there already') })
    expect(readFileSync(path.join(archive, kept)).equals(held)).toBe(true)
    expect(readdirSync(archive).filter(one => one.includes('.part.'))).toEqual([])
  }, 60_000)

  test('what is written now has to come through the archive and back, as long as it is at work', async () => {
    const told = drill()
    expect([told.status, told.said]).toEqual([0, expect.stringContaining('can be restored')])
    chmodSync(backups('wal'), 0o500)
    const dead = drill(undefined, { PATIENCE: '2' })
    chmodSync(backups('wal'), 0o700)
    expect([dead.status, dead.said]).toEqual([
      1,
      expect.stringContaining('the log is not archived'),
    ])
  }, 120_000)

  test('old backups go with the log that only they need, and a damaged one is told', async () => {
    const [first = ''] = readdirSync(backups('base'))
    const old = new Date(Date.now() - 20 * 86_400_000)
    utimesSync(backups('base', first), old, old)
    const pieces = readdirSync(backups('wal')).length
    await sleep(1000)
    expect(run(path.join(deploy, 'backup/base-backup'), [backups()])).toMatchObject({ status: 0 })
    const left = readdirSync(backups('base'))
    expect([left.length, left.includes(first)]).toEqual([1, false])
    expect(readdirSync(backups('wal')).length).toBeLessThan(pieces)
    await archived(url)
    expect(drill(undefined, { LIVE_URL: '' })).toMatchObject({ status: 0 })
    truncateSync(backups('base', left[0] ?? '', 'base.tar.gz'), 2_000_000)
    const { status, said } = drill()
    expect([status, said]).toEqual([
      expect.any(Number),
      expect.stringMatching(/unexpected end of file/),
    ])
    expect(status).not.toBe(0)
  }, 120_000)
})

/** The piece of the log that is written now is ended, and has arrived in the archive. */
async function archived(url: string): Promise<void> {
  const [[piece] = []] = await query(url, 'select pg_walfile_name(pg_switch_wal())')
  for (let tries = 0; tries < 600; tries += 1) {
    const [[last] = []] = await query(url, 'select last_archived_wal from pg_stat_archiver')
    if (String(last) >= String(piece)) return
    await sleep(50)
  }
  throw new Error('The log was not archived.')
}
