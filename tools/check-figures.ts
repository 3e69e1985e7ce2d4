// Refuses arithmetic on declared figures outside of packages/farming.

import { globSync, readFileSync } from 'node:fs'
import { furrow } from '@furrow/catalogue/furrow'
import { figureArithmetic } from './figure-arithmetic.ts'
import { isTest } from './sources.ts'

const measured = new Set(['number', 'money', 'fraction', 'count'])
const figures = [...furrow().values()].flatMap(({ fields }) =>
  Object.entries(fields).flatMap(([name, { kind }]) => (measured.has(kind) ? [name] : [])),
)
/** Made-up farms are written as someone would write them down, who reckons, too. */
const sources = globSync('apps/*/src/**/*.{ts,tsx}')
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !isTest(path) && !path.startsWith('apps/server/src/demo/'))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))

const faults = figureArithmetic(sources, new Set(figures))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
