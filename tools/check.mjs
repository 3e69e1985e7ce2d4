// npm run check: types, style, architecture, dead code, stale prints, and how large the built screens
// are. All of them are run, and each says how it went.

import { spawn } from 'node:child_process'
import { buildWeb } from './build-web.mjs'
import { install, node, project } from './install.mjs'
import { environment } from './run.mjs'

const checks = [
  ['types', 'tsc', ['-p', 'tsconfig.json', '--pretty', 'false']],
  ['types of the screens', 'tsc', ['-p', 'apps/web/tsconfig.json', '--pretty', 'false']],
  ['lint', 'oxlint', ['--type-aware', '--quiet']],
  ['format', 'oxfmt', ['--list-different', '.']],
  ['dead code', 'knip', ['--no-progress', '--no-config-hints']],
  ['floors', node, ['tools/check-floors.ts']],
  ['figures', node, ['tools/check-figures.ts']],
  ['printed schema', node, ['tools/print-schema.ts', '--check']],
  ['printed queries', node, ['tools/print-queries.ts', '--check']],
  ['printed access', node, ['tools/print-access.ts', '--check']],
  ['printed refusals', node, ['tools/print-refusals.ts', '--check']],
  ['printed measures', node, ['tools/print-measures.ts', '--check']],
  ['spread by farm', node, ['tools/print-spread.ts', '--check']],
]
const size = ['size of the screens', node, ['tools/check-budget.ts']]
const tellMore = ['floors', 'size of the screens']

await install()
const isBuilt = await buildWeb()
const unbuilt = { name: 'screens', code: 1, seconds: '0.0', output: 'They do not build.' }
const results = await Promise.all([...checks.map(runCheck), isBuilt ? runCheck(size) : unbuilt])
for (const { name, code, seconds, output } of results) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  const isTold = code !== 0 || tellMore.includes(name)
  if (output && isTold) console.log(output.replaceAll(/^/gm, '     '))
}
const passed = results.filter(({ code }) => code === 0).length
console.log(`${passed} passed, ${results.length - passed} failed`)
process.exitCode = passed === results.length ? 0 : 1

function runCheck([name, command, args]) {
  const began = Date.now()
  const child = spawn(command, args, { cwd: project, env: environment({ FORCE_COLOR: '0' }) })
  let output = ''
  child.stdout.on('data', text => (output += text))
  child.stderr.on('data', text => (output += text))
  return new Promise(resolve => {
    const done = code => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      resolve({ name, code, seconds, output: output.trim() })
    }
    child.on('error', error => {
      output += error.message
      done(1)
    })
    child.on('close', done)
  })
}
