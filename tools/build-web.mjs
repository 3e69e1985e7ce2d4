// Builds the screens, and again only when something has changed that they are made of.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { node, project } from './install.mjs'
import { environment } from './run.mjs'

const web = path.join(project, 'apps', 'web')
const dist = path.join(web, 'dist')
/** What the build was made of stands within it, so that it is gone when the build is. */
const stamp = '.made-of'

/** Gives whether the screens are built. A build that fails leaves the one before in its place. */
export async function buildWeb() {
  const wanted = fingerprint()
  if (madeOf() === wanted) return true
  removeLeftovers()
  const folder = path.join(web, `dist-${process.pid}`)
  const { code, output } = await runVite(folder)
  if (code !== 0) {
    console.error(`${output.trim()}\nThe screens could not be built.`)
    rmSync(folder, { recursive: true, force: true })
    return false
  }
  writeFileSync(path.join(folder, stamp), wanted)
  putInPlace(folder)
  return true
}

/** Of everything that goes into the build, tests left out. */
function fingerprint() {
  const inWeb = readdirSync(web).filter(name => !/^(dist.*|node_modules|test)$/.test(name))
  const packages = readdirSync(path.join(project, 'packages'))
  const places = [
    ...inWeb.map(name => path.join('apps', 'web', name)),
    ...packages.map(name => path.join('packages', name, 'src')),
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]
  const hash = createHash('sha256')
  for (const file of places.flatMap(filesIn).filter(file => !/\.test\.tsx?$/.test(file))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(project, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Itself, where it is a file. */
function filesIn(place) {
  const entries = readEntries(path.join(project, place))
  if (!entries) return [place]
  return (
    entries
      .filter(entry => entry.isFile())
      .map(entry => path.relative(project, path.join(entry.parentPath ?? entry.path, entry.name)))
      // In place: Debian's Node has no other way.
      .sort()
  )
}

function readEntries(folder) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}

function madeOf() {
  const file = path.join(dist, stamp)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Of builds that were cut off: their process is gone. */
function removeLeftovers() {
  for (const name of readdirSync(web)) {
    const [, id] = /^dist-(\d+)/.exec(name) ?? []
    if (id && !isRunning(Number(id))) rmSync(path.join(web, name), { recursive: true, force: true })
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** What Vite says is told only where it fails. */
async function runVite(folder) {
  const vite = path.join(project, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = ['build', web, '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const env = environment({ NODE_ENV: 'production', NO_COLOR: '1' })
  const child = spawn(node, [vite, ...args], { cwd: project, env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text))
  const passOn = () => child.kill('SIGTERM')
  process.on('SIGTERM', passOn)
  const stopProgress = showProgress()
  const code = await new Promise(resolve => {
    child.on('error', error => resolve(error.message))
    child.on('close', resolve)
  })
  stopProgress()
  process.off('SIGTERM', passOn)
  return { code, output }
}

/** One line: written over on a terminal, and written at the end elsewhere. */
function showProgress() {
  const began = Date.now()
  const isTerminal = process.stdout.isTTY
  const line = () => `Building the screens: ${Math.round((Date.now() - began) / 1000)} s`
  const timer = isTerminal && setInterval(() => process.stdout.write(`\r${line()}`), 500)
  return () => {
    clearInterval(timer)
    console.log(`${isTerminal ? '\r' : ''}${line()}`)
  }
}

/** A server that runs in the meantime has the old build at one moment and the new one at the next. */
function putInPlace(folder) {
  const old = `${folder}-old`
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(folder, dist)
  rmSync(old, { recursive: true, force: true })
}
