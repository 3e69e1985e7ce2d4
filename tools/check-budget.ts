// Weighs the built screens: see budget.ts.

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { measureBuild } from './budget.ts'
import type { Manifest } from './budget.ts'

/** Larger than others may be, by the number of the decision that says why. */
const mayBeLarger: ReadonlyMap<string, number> = new Map([
  ['maplibre', 16],
  ['maplibre-gl-worker', 16],
])

const dist = fileURLToPath(new URL('../apps/web/dist/', import.meta.url))
const manifest = JSON.parse(
  readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'),
) as Manifest
const scripts = globSync('assets/**/*.js', { cwd: dist }).map(file => {
  const bytes = readFileSync(path.join(dist, file))
  const size = { raw: bytes.length, gzipped: gzipSync(bytes).length }
  return [file.replaceAll('\\', '/'), size] as const
})

const { report, faults } = measureBuild({ manifest, sizes: new Map(scripts) }, mayBeLarger)
console.log(report)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
