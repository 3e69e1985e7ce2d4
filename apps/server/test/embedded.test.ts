// What the database that comes with Furrow promises, on real folders, processes and kills.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import {
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { isThere, readPostmaster } from '../src/db/embedded/postmaster.ts'
import { embeddedFolders, kill9, killPostgres, query, until } from './embedded-folders.ts'

const { folder, start, startElsewhere, sweep, said } = embeddedFolders()

afterEach(sweep, 60_000)

const lasting = embeddedFolders()
let made: string
beforeAll(async () => {
  made = await lasting.folder()
  await (await lasting.start(made)).stop()
}, 60_000)
afterAll(lasting.sweep, 60_000)

/** With a database that nothing was done with: to make one takes longer than what is tried on it. */
async function madeFolder(): Promise<string> {
  const place = await folder()
  await cp(made, place, { recursive: true })
  return place
}

const inLinux = process.platform === 'linux'
const asRoot = process.getuid?.() === 0

const pidOn = async (place: string): Promise<number> =>
  (await readPostmaster(join(place, 'postgres')))?.pid ?? 0

const countNotes = async (url: string): Promise<unknown> =>
  (await query(url, 'select count(*)::int from note'))[0]?.[0]

const writeNotes = (url: string, count: number): Promise<unknown> =>
  query(url, `create table note as select generate_series(1, ${count}) as id`)

describe('a first start', { timeout: 30_000 }, () => {
  test('gives an empty database by the name of furrow, in UTF-8, at a path of any length', async () => {
    const place = join(await folder(), 'a-long-name-'.repeat(12))
    const { url } = await start(place)
    const [[database, encoding, tables] = []] = await query(
      url,
      `select current_database(), current_setting('server_encoding'),
         (select count(*)::int from pg_tables where schemaname = 'public')`,
    )
    expect([database, encoding, tables]).toEqual(['furrow', 'UTF8', 0])
  })

  test('that was killed in the middle is made good by the next', async () => {
    const place = await folder()
    await mkdir(join(place, 'postgres.new', 'base'), { recursive: true })
    const { server } = startElsewhere(place)
    const drafts = async () => (await readdir(place)).filter(name => name.includes('.new-'))
    await until(async () => (await drafts()).length > 0)
    await kill9(server)
    expect(await drafts()).not.toEqual([])
    expect(await readdir(place)).not.toContain('postgres')
    const { url } = await start(place)
    expect(await query(url, 'select 1')).toEqual([[1]])
    expect((await readdir(place)).sort()).toEqual(['password', 'postgres', 'postgres.log'])
  })
})

describe('a database that was started', { timeout: 30_000 }, () => {
  const running = embeddedFolders()
  let place: string
  let url: string
  beforeAll(async () => {
    place = await running.folder()
    ;({ url } = await running.start(place))
  })
  afterAll(running.sweep)

  test('keeps what is committed on disk, listens to this machine alone, and lives in UTC', async () => {
    const settings = await query(
      url,
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'jit',
         'full_page_writes', 'listen_addresses', 'unix_socket_directories', 'TimeZone')`,
    )
    expect(Object.fromEntries(settings)).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      jit: 'off',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      TimeZone: 'UTC',
    })
  })

  test.skipIf(process.env['TEST_DATABASE_URL'])(
    'waits for no disk where it is asked to forget, as that of a run of tests is',
    async () => {
      const asked = `select setting from pg_settings
        where name in ('fsync', 'synchronous_commit', 'full_page_writes')`
      const settings = await query(inject('databaseUrl'), asked)
      expect(settings.flat()).toEqual(['off', 'off', 'off'])
    },
  )

  test('brings the languages: letters of any alphabet fold, and ICU sorts numbers in names', async () => {
    await query(url, `create collation "natural" (provider = icu, locale = 'und-u-kn-true')`)
    const sorted = await query(
      url,
      `select lower('ÉÜ'), string_agg(name, ' ' order by name collate "natural")
       from unnest(array['Paddock 10', 'Paddock 9', 'paddock 1']) as name`,
    )
    expect(sorted).toEqual([['éü', 'paddock 1 Paddock 9 Paddock 10']])
  })

  test('lets nobody in without the password, which only its owner may read', async () => {
    const password = (await readFile(join(place, 'password'), 'utf8')).trim()
    expect(new URL(url).password).toBe(password)
    expect((await stat(join(place, 'password'))).mode & 0o777).toBe(0o600)
    await expect(query(url.replace(password, 'guess'), 'select 1')).rejects.toThrow(/password/)
    const [row] = await query(
      url,
      "select left(rolpassword, 13) from pg_authid where rolname = 'furrow'",
    )
    expect(row).toEqual(['SCRAM-SHA-256'])
  })

  test.skipIf(!inLinux)('leaves PostgreSQL out of the terminal’s process group', async () => {
    const pid = await pidOn(place)
    const [, , group] =
      (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
    expect(Number(group)).toBe(pid)
  })
})

describe('stopping and starting', { timeout: 30_000 }, () => {
  test('keeps the rows, and leaves no process behind', async () => {
    const place = await folder()
    const first = await start(place)
    await writeNotes(first.url, 7)
    const pid = await pidOn(place)
    await first.stop()
    expect(await first.stopped).toBeUndefined()
    // A process that has ended keeps its number until its parent has heard of it.
    await until(() => !isThere(pid))
    const second = await start(place)
    expect(await countNotes(second.url)).toBe(7)
    expect(said.filter(sentence => sentence.startsWith('Making'))).toHaveLength(1)
    expect(said.filter(sentence => /gone away|killed/.test(sentence))).toEqual([])
  })

  test('works on two folders at once', async () => {
    const places = [await madeFolder(), await madeFolder()]
    const both = await Promise.all(places.map(start))
    await Promise.all(both.map(({ url }, index) => writeNotes(url, index + 1)))
    expect(await Promise.all(both.map(({ url }) => countNotes(url)))).toEqual([1, 2])
  })

  test('a folder of another PostgreSQL version is refused', async () => {
    const place = await folder()
    await mkdir(join(place, 'postgres'))
    await writeFile(join(place, 'postgres', 'PG_VERSION'), '15\n')
    await expect(start(place)).rejects.toThrow(/made by PostgreSQL 15, and this Furrow brings 18/)
    expect(await readdir(join(place, 'postgres'))).toEqual(['PG_VERSION'])
  })

  test('a folder without its password is refused before PostgreSQL runs on it', async () => {
    const place = await madeFolder()
    await (await start(place)).stop()
    await rm(join(place, 'password'))
    await expect(start(place)).rejects.toThrow(/bring the file back from a copy/)
    expect(await pidOn(place)).toBe(0)
  })
})

describe('one server per folder', { timeout: 30_000 }, () => {
  test('a second one is told which process has it, and changes nothing', async () => {
    const place = await madeFolder()
    const { url } = await start(place)
    const pid = await pidOn(place)
    const log = await readFile(join(place, 'postgres.log'), 'utf8')
    const { server } = startElsewhere(place)
    const [complaint] = await once(server.stderr ?? server, 'data')
    expect(String(complaint)).toContain(
      `already running on this folder, ${join(place, 'postgres')}`,
    )
    await expect(start(place)).rejects.toThrow(`(process ${process.pid})`)
    expect(await pidOn(place)).toBe(pid)
    expect(await readFile(join(place, 'postgres.log'), 'utf8')).toBe(log)
    expect(await query(url, 'select 1')).toEqual([[1]])
  })

  test('of two first starts at once one has the folder, and the other is told so', async () => {
    const place = await folder()
    const starts = await Promise.allSettled([start(place), start(place)])
    const won = starts.filter(one => one.status === 'fulfilled')
    const lost = starts.filter(one => one.status === 'rejected')
    expect([won.length, lost.length]).toEqual([1, 1])
    expect(String(lost[0]?.reason)).toContain(`(process ${process.pid})`)
    expect(await query(won[0]?.value.url ?? '', 'select 1')).toEqual([[1]])
    expect((await readdir(place)).filter(name => name.includes('.new'))).toEqual([])
    await won[0]?.value.stop()
    expect(await pidOn(place)).toBe(0)
  })
})

describe('a killed PostgreSQL', { timeout: 60_000 }, () => {
  test('is started again on the same address, with every committed row, for this server alone', async () => {
    const place = await madeFolder()
    const { url, stop } = await start(place)
    await writeNotes(url, 1000)
    const pid = await pidOn(place)
    process.kill(pid, 'SIGKILL')
    await until(() => said.some(sentence => sentence.includes('is back')))
    expect(await countNotes(url)).toBe(1000)
    expect(await pidOn(place)).not.toBe(pid)
    await expect(start(place)).rejects.toThrow(/already running/)
    await stop()
    expect(await pidOn(place)).toBe(0)
  })

  test('a crash of one of its processes costs the lock, which is taken again', async () => {
    const place = await madeFolder()
    const { url } = await start(place)
    const pid = await pidOn(place)
    await expect(query(url, 'select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
    expect(said.filter(sentence => sentence.includes('gone away'))).toEqual([])
    const [[backend] = []] = await query(
      url,
      "select pid from pg_stat_activity where backend_type = 'background writer'",
    )
    process.kill(Number(backend), 'SIGKILL')
    await until(() => said.some(sentence => sentence.includes('is back')))
    expect(await pidOn(place)).toBe(pid)
    await expect(start(place)).rejects.toThrow(/already running/)
  })

  test('that cannot be started again is tried again, with growing pauses, until it can', async () => {
    const place = await madeFolder()
    const { url, stop } = await start(place)
    await writeNotes(url, 3)
    const control = join(place, 'postgres', 'global', 'pg_control')
    await rename(control, `${control}.away`)
    await killPostgres(join(place, 'postgres'))
    const failures = () => said.filter(sentence => sentence.includes('Trying again in'))
    await until(() => failures().length === 5)
    expect(failures()[0]).toContain(`PostgreSQL does not start on ${join(place, 'postgres')}`)
    expect(failures().map(sentence => /in (\d+) s/.exec(sentence)?.[1])).toEqual([
      '1',
      '1',
      '1',
      '2',
      '4',
    ])
    await rename(`${control}.away`, control)
    await until(() => said.some(sentence => sentence.includes('is back')))
    expect(await countNotes(url)).toBe(3)
    await stop()
  })
})

describe('a killed server', { timeout: 60_000 }, () => {
  test('leaves PostgreSQL to the next one, which takes it over and stops it', async () => {
    const place = await madeFolder()
    const { server, url } = startElsewhere(place)
    await writeNotes(await url, 500)
    const pid = await pidOn(place)
    await kill9(server)
    expect(isThere(pid)).toBe(true)
    const next = await start(place)
    expect(await pidOn(place)).toBe(pid)
    expect(next.url).toBe(await url)
    expect(await countNotes(next.url)).toBe(500)
    await next.stop()
    expect(await pidOn(place)).toBe(0)
  })

  test('and a killed PostgreSQL lose nothing that was committed', async () => {
    const place = await madeFolder()
    const { server, url } = startElsewhere(place)
    await writeNotes(await url, 500)
    const pid = await pidOn(place)
    server.kill('SIGKILL')
    process.kill(pid, 'SIGKILL')
    const next = await start(place)
    expect(await countNotes(next.url)).toBe(500)
  })

  test('whose pid is still in use by a stranger does not keep the next one out', async () => {
    const place = await madeFolder()
    const pidFile = join(place, 'postgres', 'postmaster.pid')
    const first = await start(place)
    const left = await readFile(pidFile, 'utf8')
    await first.stop()
    const { uid, gid } = await stat(join(place, 'postgres'))
    const stranger = spawn('sleep', ['60'], asRoot ? { uid, gid } : {})
    try {
      await writeFile(pidFile, left.replace(/^\d+/, String(stranger.pid)))
      await chown(pidFile, uid, gid)
      expect(await query((await start(place)).url, 'select 1')).toEqual([[1]])
    } finally {
      await kill9(stranger)
    }
  })
})

describe.skipIf(!asRoot || !inLinux)(
  'as root (skipped: we are not root)',
  { timeout: 30_000 },
  () => {
    const statusOf = async (place: string): Promise<string[]> => {
      const status = await readFile(`/proc/${await pidOn(place)}/status`, 'utf8')
      return ['Uid', 'CapEff'].map(name => RegExp(`${name}:\\s+(\\w+)`).exec(status)?.[1] ?? '')
    }

    test.skipIf(isClosedToOthers(process.execPath))(
      'PostgreSQL runs as a user without any rights where it can reach its folder',
      async () => {
        const place = await madeFolder()
        await chmod(place, 0o755)
        await start(place)
        const [uid, rights] = await statusOf(place)
        expect(Number(uid)).toBeGreaterThan(0)
        expect(rights).toBe('0000000000000000')
      },
    )

    test('PostgreSQL gets the one right to walk past a closed folder, and no other', async () => {
      const place = join(await folder(), 'data')
      const { url } = await start(place)
      expect(await query(url, 'select 1')).toEqual([[1]])
      const [uid, rights] = await statusOf(place)
      expect(Number(uid)).toBeGreaterThan(0)
      expect(rights).toBe('0000000000000004')
    })

    test('a folder that root copied belongs to that user again', async () => {
      const [place, copy] = [await madeFolder(), await folder()]
      const first = await start(place)
      await writeNotes(first.url, 3)
      await first.stop()
      await cp(place, copy, { recursive: true })
      expect((await stat(join(copy, 'postgres'))).uid).toBe(0)
      expect(await countNotes((await start(copy)).url)).toBe(3)
    })
  },
)

/** Whether other users may not even walk to it: a clone below /root, say. */
function isClosedToOthers(place: string): boolean {
  const parent = dirname(place)
  if (parent === place) return false
  return (statSync(parent).mode & 0o001) === 0 || isClosedToOthers(parent)
}
