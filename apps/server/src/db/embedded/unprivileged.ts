// As whom PostgreSQL runs: as ourselves, or, since it refuses to run as root, as a user without
// rights who can still reach its program and its data, wherever those lie.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'

export interface User {
  uid: number
  gid: number
}

/** The words put before a command, and the ids to spawn it with. */
export interface RunAs {
  before: readonly string[]
  ids: Partial<User>
}

/** Nobody special where we are not root; else the owner of `data`, or `nobody` for a new one. */
export async function databaseUser(data: string): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(data).catch(() => undefined)
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody()
}

/** The way with the fewest rights in which `user` can enter `folder` and run initdb. */
export async function chooseRunAs(
  user: User | undefined,
  folder: string,
  initdb: string,
): Promise<RunAs> {
  if (!user) return { before: [], ids: {} }
  for (const runAs of waysToBe(user)) {
    if (await succeeds(runAs, [...trial, folder, initdb])) return runAs
  }
  throw new Error(
    `PostgreSQL does not run as root, and user ${user.uid} may not reach ${initdb} or ${folder}: ` +
      'move Furrow and its DATA_DIR to folders that other users may enter, or set DATABASE_URL.',
  )
}

/** Starts a command in its own process group, so that Ctrl-C in a terminal does not reach it. */
export function spawnAs(
  runAs: RunAs,
  command: readonly string[],
  options: SpawnOptions = {},
): ChildProcess {
  const [program = '', ...words] = [...runAs.before, ...command]
  const own = { env: bareEnvironment(), detached: true, windowsHide: true }
  return spawn(program, words, { ...options, ...runAs.ids, ...own })
}

// `initdb --show` changes nothing, but looks for postgres and for every file that it would read.
const trial = ['/bin/sh', '-c', 'cd "$1" && exec "$2" --show -D "$1"', 'trial']

async function nobody(): Promise<User> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const line = passwd.split('\n').find(entry => entry.startsWith('nobody:')) ?? ''
  const [, , uid = '65534', gid = '65534'] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

// A checkout in /root, or a data folder below one that mktemp made, lies behind a door of mode 700.
// The user then gets one right of root's, and no more: to walk and read past such doors; or, where
// even the program's own mode is closed (npm under umask 077) or a container withholds the first
// right, the older and wider one. PostgreSQL asks access(2) about its own program, and that call
// ignores the rights of a user who is not root, unless the bit no_setuid_fixup is set.
const waysToBe = (user: User): RunAs[] => [
  { before: [], ids: user },
  withCapability(user, 'dac_read_search'),
  withCapability(user, 'dac_override'),
]

const withCapability = ({ uid, gid }: User, capability: string): RunAs => ({
  before: [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    '--securebits=+no_setuid_fixup',
  ],
  ids: {},
})

const succeeds = (runAs: RunAs, command: readonly string[]): Promise<boolean> =>
  new Promise(resolve => {
    const child = spawnAs(runAs, command, { stdio: 'ignore', timeout: 30_000, cwd: '/' })
    child.once('error', () => resolve(false))
    child.once('exit', code => resolve(code === 0))
  })

// PostgreSQL heeds PGDATA, PGPORT and others, and has no business with the server's secrets.
function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap(name => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}
