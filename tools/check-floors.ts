// Reads every source of the project and refuses imports that run the wrong way, circles, and names
// that say nothing. Says how long the files are, too.

import { globSync, readFileSync } from 'node:fs'
import { findFaults } from './floors.ts'
import { measureLengths } from './lengths.ts'

const patterns = [
  'packages/*/src/**/*.{ts,tsx}',
  'apps/*/{src,test}/**/*.{ts,tsx}',
  'bench/**/*.ts',
  'tools/**/*.ts',
]
const sources = globSync(patterns, { exclude: ['**/node_modules/**'] })
  .map(path => path.replaceAll('\\', '/'))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))

const { report, faults } = measureLengths(sources)
console.log(report)
const all = [...findFaults(sources), ...faults]
for (const fault of all) console.error(fault)
process.exitCode = all.length === 0 ? 0 : 1
