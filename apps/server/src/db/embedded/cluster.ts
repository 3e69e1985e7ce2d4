// The data folder of the embedded database, whole or absent: what a first start makes in it, and
// what a later start must find there.
import { access, constants, readFile, realpath, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ensurePassword, readPassword } from './password.ts'
import { giveTo, initCluster } from './init-cluster.ts'
import { type PostgresBinaries, postgresBinaries } from './postgres-binaries.ts'
import { chooseRunAs, databaseUser, type RunAs, type User } from './unprivileged.ts'

export interface Cluster {
  /** The folder that PostgreSQL calls its data directory. */
  data: string
  log: string
  password: string
  postgres: string
  runAs: RunAs
  /** A crash of the machine may take what was committed. */
  forgets: boolean
  /** The owner of the files, where that is not whoever we are. */
  user: User | undefined
}

export async function openCluster(
  folder: string,
  say: (sentence: string) => void,
  forgets = false,
): Promise<Cluster> {
  const home = await writableFolder(folder)
  const data = join(home, 'postgres')
  const passwordFile = join(home, 'password')
  const binaries = await postgresBinaries()
  const user = await databaseUser(data)
  const runAs = await chooseRunAs(user, home, binaries.initdb)
  if (!(await versionOf(data))) {
    say(`Making a new database in ${data}.`)
    await ensurePassword(passwordFile, user)
    await initCluster({ data, passwordFile, initdb: binaries.initdb, runAs, user })
  }
  await checkVersion(data, binaries)
  if (user && (await stat(data)).uid === 0) await giveTo(user, data)
  const password = await readPassword(passwordFile)
  const log = join(home, 'postgres.log')
  return { data, log, password, postgres: binaries.postgres, runAs, forgets, user }
}

async function writableFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return await realpath(folder)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    throw new Error(`DATA_DIR ${folder} cannot be written (${code}): choose another.`, { cause })
  }
}

async function versionOf(data: string): Promise<string | undefined> {
  try {
    return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new Error(
      `The database in ${data} cannot be read (${code}): start Furrow as the user who made it.`,
      { cause },
    )
  }
}

async function checkVersion(data: string, { major }: PostgresBinaries): Promise<void> {
  const version = await versionOf(data)
  if (version === major) return
  throw new Error(
    `The database in ${data} was made by PostgreSQL ${version}, and this Furrow brings ${major}: ` +
      `set DATABASE_URL to a PostgreSQL ${version} that runs on it, or dump it there and load the ` +
      'dump into a new folder.',
  )
}
