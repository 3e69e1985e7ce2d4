// The oldest PostgreSQL that Furrow promises to run on: the one of TEST_DATABASE_URL, or the
// system's, with a cluster of its own that is gone after the run.

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { installPackage, mayInstall } from './debian.mjs'
import { startCluster } from './own-cluster.mjs'

const oldest = 15
const systemFolder = '/usr/lib/postgresql'

/** Gives its address and how to stop it, or the reason why there is none. */
export async function olderPostgres() {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, what: 'The one of TEST_DATABASE_URL.', stop: async () => undefined }
  if (!installed() && mayInstall()) installServer()
  const found = installed()
  if (!found) return { reason: `no PostgreSQL ${oldest}. Install it, or set TEST_DATABASE_URL.` }
  try {
    const cluster = await startCluster(found.programs)
    return { ...cluster, what: `PostgreSQL ${found.version}, in a cluster of its own.` }
  } catch (error) {
    return { reason: `PostgreSQL ${found.version} could not be started. ${error.message}` }
  }
}

function installed() {
  if (!existsSync(systemFolder)) return undefined
  const versions = readdirSync(systemFolder)
    .map(Number)
    .filter(version => version >= oldest)
    .toSorted((one, other) => one - other)
    .map(version => ({ version, programs: path.join(systemFolder, String(version), 'bin') }))
  return versions.find(({ programs }) => existsSync(path.join(programs, 'postgres')))
}

/** Debian would make and start a cluster for everybody; ours is made for the run alone. */
function installServer() {
  const settings = '/etc/postgresql-common/createcluster.d'
  const ours = path.join(settings, 'furrow-tests.conf')
  mkdirSync(settings, { recursive: true })
  writeFileSync(ours, 'create_main_cluster = false\n')
  try {
    return installPackage(`postgresql-${oldest}`) || installPackage('postgresql')
  } finally {
    rmSync(ours, { force: true })
  }
}
