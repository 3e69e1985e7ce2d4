// Reads every source of the project and refuses imports that run the wrong way, circles, and names
// that say nothing. Says how long files are, too: half of them must stay under 120 lines.

import { globSync, readFileSync } from 'node:fs'
import { findFaults } from './floors.ts'

const longestMedian = 120

const paths = globSync([
  'packages/*/src/**/*.{ts,tsx}',
  'apps/*/{src,test}/**/*.{ts,tsx}',
  'tools/*.ts',
])
const sources = paths
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => !path.includes('node_modules'))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))

const lengths = sources
  .filter(({ path }) => path.includes('/src/') && !path.includes('.test.'))
  .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  .toSorted((one, other) => one.lines - other.lines)
const median = lengths[Math.floor(lengths.length / 2)]?.lines ?? 0
const longest = lengths.slice(-3).map(({ path, lines }) => `${path} ${lines}`)
console.log(
  `${lengths.length} source files, median ${median} lines; longest: ${longest.join(', ')}.`,
)

const faults = [
  ...findFaults(sources),
  ...(median >= longestMedian ? [`Half the files are longer than ${longestMedian} lines.`] : []),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
