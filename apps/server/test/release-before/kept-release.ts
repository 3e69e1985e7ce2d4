// The server of the release before, unpacked from the file that `npm run release` keeps: its own sources, with the packages
// that this one has.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { zstdDecompressSync } from 'node:zlib'

export const keptPlace = path.join(import.meta.dirname, 'server.json.zst')

const packages = path.join(import.meta.dirname, '../../../../node_modules')

export interface KeptRelease {
  readonly release: number
  /** Of its `main.ts`. */
  readonly main: string
  readonly migrations: readonly string[]
  remove(): void
}

export function unpackRelease(): KeptRelease {
  const { release, texts } = JSON.parse(zstdDecompressSync(readFileSync(keptPlace)).toString()) as {
    readonly release: number
    readonly texts: readonly (readonly [name: string, text: string])[]
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'furrow-release-'))
  const root = path.join(folder, 'furrow')
  for (const [name, text] of texts) {
    const place = path.join(root, name)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  // Its own parts are found first, and all else above it.
  symlinkSync(packages, path.join(folder, 'node_modules'))
  mkdirSync(path.join(root, 'node_modules/@furrow'), { recursive: true })
  for (const name of ['catalogue', 'farming', 'wire']) {
    const part = path.join(root, 'packages', name)
    symlinkSync(part, path.join(root, 'node_modules/@furrow', name))
  }
  const migration = /^apps\/server\/migrations\/(.+\.sql)$/
  return {
    release,
    main: path.join(root, 'apps/server/src/main.ts'),
    migrations: texts.flatMap(([name]) => migration.exec(name)?.[1] ?? []),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
