// Installs what Furrow needs, once: plain JavaScript, so that it runs before anything is installed.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const project = fileURLToPath(new URL('..', import.meta.url))
export const binaries = path.join(project, 'node_modules', '.bin')
/** The Node that the packages bring along: the one that Furrow is written for. */
export const node = path.join(
  project,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
export const version = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')).version

const stamp = path.join(project, 'node_modules', '.furrow-installed')

/** Does nothing when the same packages are in place already. */
export async function install() {
  const wanted = fingerprint()
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing what Furrow needs. The first time, this takes about half a minute.')
  const log = path.join(os.tmpdir(), `furrow-install-${process.pid}.log`)
  rmSync(stamp, { force: true })
  const code = await runNpm(log)
  if (code !== 0) {
    console.error(lastLines(log, 30))
    console.error(`The installation did not succeed. Its whole account is in ${log}.`)
    process.exit(1)
  }
  rmSync(log, { force: true })
  writeFileSync(stamp, wanted)
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['package-lock.json', ...manifests()]) {
    hash.update(readFileSync(path.join(project, file)))
  }
  return hash.digest('hex')
}

function manifests() {
  const inFolders = ['packages', 'apps'].flatMap(folder =>
    readdirSync(path.join(project, folder)).map(name => path.join(folder, name, 'package.json')),
  )
  return ['package.json', ...inFolders.filter(file => existsSync(path.join(project, file)))]
}

/** npm's own chatter goes to the log: most of it is about the Node that starts us, not ours. */
async function runNpm(log) {
  const npm = process.env.npm_execpath
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const file = createWriteStream(log)
  const child = spawn(command, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  })
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  child.on('error', error => file.write(`${error.message}\n`))
  const stopProgress = showProgress()
  const passOn = () => child.kill('SIGTERM')
  process.on('SIGTERM', passOn)
  const code = await new Promise(resolve => child.on('close', resolve))
  process.off('SIGTERM', passOn)
  stopProgress()
  await new Promise(resolve => file.end(resolve))
  return code
}

/** A line that is written over on a terminal, and one every ten seconds elsewhere. */
function showProgress() {
  const began = Date.now()
  const isTerminal = process.stdout.isTTY
  const line = () => {
    const seconds = Math.round((Date.now() - began) / 1000)
    return `  ${seconds} s, ${packagesInPlace()} packages in place`
  }
  const timer = setInterval(
    () => (isTerminal ? process.stdout.write(`\r${line()}`) : console.log(line())),
    isTerminal ? 500 : 10_000,
  )
  return () => {
    clearInterval(timer)
    console.log(`${isTerminal ? '\r' : ''}${line()}`)
  }
}

/** npm makes all the folders first: a package is in place when its manifest is. */
function packagesInPlace() {
  const folder = path.join(project, 'node_modules')
  const names = namesIn(folder).flatMap(name =>
    name.startsWith('@')
      ? namesIn(path.join(folder, name)).map(inScope => path.join(name, inScope))
      : [name],
  )
  return names.filter(name => existsSync(path.join(folder, name, 'package.json'))).length
}

function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Without the warnings about the Node that starts us, and without npm's page of options. */
function lastLines(file, amount) {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  const options = lines.findIndex(line => line.startsWith('npm error Clean install a project'))
  return lines
    .slice(0, options < 0 ? undefined : options)
    .filter(line => !line.includes('EBADENGINE'))
    .slice(-amount)
    .join('\n')
}
