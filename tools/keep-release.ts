// npm run release: keeps this release as what the next one is tried beside, and begins the next one with a migration.
// What is kept are the sources of the server, packed into one file: a server of that release starts from them.

import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { constants, zstdCompressSync } from 'node:zlib'
import { readMigrations } from '../apps/server/src/db/migrate.ts'
import { releaseOf } from '../apps/server/src/db/migration-step.ts'
import { keptPlace } from '../apps/server/test/release-before/kept-release.ts'

const project = path.join(import.meta.dirname, '..')
const parts = ['package.json', 'packages', 'apps/server']
/** Nothing that a server without the demonstration reads. */
const leftOut =
  /\.test\.ts$|^apps\/server\/(test|printed)\/|\/demo\/assets\/.*(?<!\.ts)$|-for-tests\.ts$/

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 28 })

if (git('status', '--porcelain', ...parts) !== '') {
  throw new Error('Commit what is to be kept first: a release is what was committed.')
}
const migrations = await readMigrations()
const release = releaseOf(migrations)
const files = git('ls-files', ...parts)
  .trim()
  .split('\n')
  .filter(name => !leftOut.test(name))
const texts = files.map(name => [name, readFileSync(path.join(project, name), 'utf8')])
const bytes = zstdCompressSync(JSON.stringify({ release, texts }), {
  params: {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_windowLog]: 27,
  },
})
writeFileSync(keptPlace, bytes)
const number = Number(/^\d+/.exec(migrations.at(-1)?.name ?? '')?.[0]) + 1
const name = `${String(number).padStart(4, '0')}-release-${release + 1}.sql`
const text = `-- expand: begins release ${release + 1}.\n\nselect 'release ${release + 1}';\n`
writeFileSync(path.join(project, 'apps/server/migrations', name), text)
console.log(
  `Release ${release} is kept: ${files.length} files, ${Math.round(bytes.length / 1024)} KB. ${name} begins the next one.`,
)
