// Runs a program of ours on the Node that the packages bring, and waits for it whatever happens.

import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { binaries, node, project } from './install.mjs'

/** What Node made of our modules; it starts in half the time with it. */
const compiled = path.join(project, 'node_modules', '.cache', 'node')

/** The environment in which our own programs are found first. */
export function environment(more = {}) {
  return {
    ...process.env,
    PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: compiled,
    ...more,
  }
}

/** Gives the exit code. Whatever asks us to stop, we stay until the program has ended. */
export function runProgram(file, args = []) {
  const child = spawn(node, [file, ...args], { cwd: project, stdio: 'inherit', env: environment() })
  passOnSignals(child)
  return new Promise(resolve => {
    child.on('error', error => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code, signal) => resolve(code ?? 128 + (os.constants.signals[signal] ?? 1)))
  })
}

/**
 * A terminal sends Ctrl-C and its own closing to all its programs, and npm sends them once more: of
 * these nothing is passed on, as a second one would cut the putting away short.
 */
function passOnSignals(child) {
  const atTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
  let isAsked = false
  const askToStop = signal => {
    if (!isAsked) child.kill(signal)
    isAsked = true
  }
  process.on('SIGTERM', askToStop)
  process.on('SIGINT', atTerminal ? () => undefined : askToStop)
  process.on('SIGHUP', atTerminal ? () => undefined : askToStop)
  if (process.env.npm_lifecycle_event) whenOrphaned(() => askToStop('SIGTERM'))
}

/** A SIGTERM to npm ends the shell between npm and us, and does not come any further. */
function whenOrphaned(act) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && act(), 250).unref()
}
