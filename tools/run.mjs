// Runs a program of ours on the Node that the packages bring, and waits for it whatever happens.

import { spawn } from 'node:child_process'
import path from 'node:path'
import { binaries, node, project } from './install.mjs'

/** The environment in which our own programs are found first. */
export function environment(more = {}) {
  return { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH ?? ''}`, ...more }
}

/**
 * Gives the exit code. A Ctrl-C reaches the program by itself, through the terminal; a SIGTERM to us
 * is passed on. Either way we stay until it has put everything away.
 */
export function runProgram(file, args = []) {
  const child = spawn(node, [file, ...args], { cwd: project, stdio: 'inherit', env: environment() })
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  return new Promise(resolve => {
    child.on('error', error => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}
