// Installs what Furrow needs, once: plain JavaScript, so that it runs before anything is installed.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const project = fileURLToPath(new URL('..', import.meta.url))
export const binaries = path.join(project, 'node_modules', '.bin')
/** The Node that the packages bring along: the one that Furrow is written for. */
export const node = path.join(project, 'node_modules', 'node', 'bin', 'node')
export const version = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8')).version

const stamp = path.join(project, 'node_modules', '.furrow-installed')

/** Does nothing when the same packages are in place already. */
export async function install() {
  const wanted = fingerprint()
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing what Furrow needs. The first time, this takes about half a minute.')
  const log = path.join(os.tmpdir(), `furrow-install-${process.pid}.log`)
  const code = await runNpm(log)
  if (code !== 0) {
    console.error(lastLines(log, 30))
    console.error(`The installation did not succeed. Its whole account is in ${log}.`)
    process.exit(1)
  }
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
function runNpm(log) {
  const npm = process.env.npm_execpath
  const [command, ...first] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const child = spawn(command, [...first, 'ci', '--no-audit', '--no-fund'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && command === 'npm',
  })
  const file = createWriteStream(log)
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  const stopProgress = showProgress()
  return new Promise(resolve => {
    const done = code => {
      stopProgress()
      file.end(() => resolve(code))
    }
    child.on('error', error => {
      file.write(`${error.message}\n`)
      done(1)
    })
    child.on('close', done)
  })
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

function packagesInPlace() {
  try {
    const names = readdirSync(path.join(project, 'node_modules'))
    return names.filter(name => !name.startsWith('.')).length
  } catch {
    return 0
  }
}

function lastLines(file, amount) {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-amount).join('\n')
}
