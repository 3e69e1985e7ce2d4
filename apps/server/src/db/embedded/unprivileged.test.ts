// As whom PostgreSQL runs, tried with real users, real closed folders and real rights.
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { postgresBinaries } from './postgres-binaries.ts'
import { chooseRunAs, databaseUser, type RunAs, spawnAs } from './unprivileged.ts'

const asRoot = process.getuid?.() === 0 && process.platform === 'linux'

let home = ''
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'furrow-unprivileged-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(home, { recursive: true, force: true })
})

async function output(runAs: RunAs, ...command: string[]): Promise<string> {
  const { stdout } = spawnAs(runAs, command, { stdio: ['ignore', 'pipe', 'inherit'] })
  return stdout ? (await text(stdout)).trim() : ''
}

const rightsIn = async (runAs: RunAs): Promise<string | undefined> =>
  /CapEff:\s+(\w+)/.exec(await output(runAs, '/bin/cat', '/proc/self/status'))?.[1]

describe.skipIf(!asRoot)('as root on Linux (skipped: we are not)', () => {
  const user = { uid: 65534, gid: 65534 }
  const programIn = async (folder: string, mode: number): Promise<string> => {
    await mkdir(folder, { recursive: true })
    const program = join(folder, 'program')
    await writeFile(program, '#!/bin/sh\nexit 0\n')
    await chmod(program, mode)
    return program
  }

  test('a program and a folder that all may reach need no rights', async () => {
    await chmod(home, 0o755)
    const runAs = await chooseRunAs(user, home, await programIn(home, 0o755))
    expect(await output(runAs, '/usr/bin/id', '-u')).toBe('65534')
    expect(await output(runAs, '/usr/bin/id', '-G')).toBe('65534')
    expect(await rightsIn(runAs)).toBe('0000000000000000')
  })

  test('behind a closed folder, it may walk and read past it and nothing else', async () => {
    const runAs = await chooseRunAs(user, home, await programIn(join(home, 'bin'), 0o755))
    expect(await output(runAs, '/usr/bin/id', '-u')).toBe('65534')
    expect(await output(runAs, '/usr/bin/id', '-G')).toBe('65534')
    expect(await rightsIn(runAs)).toBe('0000000000000004')
  })

  test('PostgreSQL itself, which asks access(2) about its files, runs behind a closed folder', async () => {
    const { initdb } = await postgresBinaries()
    const copy = join(home, 'native')
    await cp(join(dirname(initdb), '..'), copy, { recursive: true, verbatimSymlinks: true })
    const runAs = await chooseRunAs(user, home, join(copy, 'bin', 'initdb'))
    expect(await rightsIn(runAs)).toBe('0000000000000004')
  })

  test('a program that only root may start needs the wider right', async () => {
    const runAs = await chooseRunAs(user, home, await programIn(join(home, 'bin'), 0o700))
    expect(await rightsIn(runAs)).toBe('0000000000000002')
  })

  test('without setpriv, the sentence says what to do', async () => {
    const program = await programIn(home, 0o755)
    vi.stubEnv('PATH', join(home, 'empty'))
    await expect(chooseRunAs(user, home, program)).rejects.toThrow(
      /move Furrow and its DATA_DIR to folders that other users may enter, or set DATABASE_URL/,
    )
  })

  test('a new database is for nobody, one that there is for its owner', async () => {
    const passwd = await readFile('/etc/passwd', 'utf8')
    const uid = Number(/^nobody:[^:]*:(\d+)/m.exec(passwd)?.[1] ?? 65534)
    expect(await databaseUser(join(home, 'absent'))).toMatchObject({ uid })
    expect(await databaseUser(home)).toMatchObject({ uid })
    const owned = await mkdtemp(join(home, 'owned-'))
    await chown(owned, 1234, 1235)
    expect(await databaseUser(owned)).toEqual({ uid: 1234, gid: 1235 })
  })
})

test.skipIf(asRoot)('who is not root stays who they are', async () => {
  expect(await databaseUser(home)).toBeUndefined()
  expect(await chooseRunAs(undefined, home, 'initdb')).toEqual({ before: [], ids: {} })
})

test.skipIf(process.platform === 'win32')(
  'PostgreSQL sees none of the server’s settings',
  async () => {
    vi.stubEnv('PGDATA', '/elsewhere')
    vi.stubEnv('SMTP_PASSWORD', 'secret')
    const runAs = { before: [], ids: {} }
    const names = (await output(runAs, '/usr/bin/env'))
      .split('\n')
      .map(line => line.split('=')[0] ?? '')
    expect(names.filter(name => !['PWD', 'SHLVL', '_'].includes(name)).sort()).toEqual([
      'LC_ALL',
      'PATH',
      'TZ',
    ])
  },
)
