// A program of the system that a test needs: where it is installed, or can be.

import { spawnSync } from 'node:child_process'

export interface Program {
  /** As people call it. */
  readonly name: string
  readonly command: string
  /** What makes it say its version, and how it says that. */
  readonly asked: readonly string[]
  readonly told: RegExp
  /** Of the system. */
  readonly package: string
}

/** Why it isn't there, in words; nothing where it is. */
export function whyNot(program: Program): string | undefined {
  if (versionOf(program) !== undefined) return undefined
  if (process.getuid?.() !== 0)
    return `${program.name} is not installed, and only root may install it`
  const got = spawnSync('apt-get', ['install', '-y', '-qq', program.package], { encoding: 'utf8' })
  return versionOf(program) === undefined
    ? `${program.name} could not be installed: ${got.stderr}`
    : undefined
}

export function versionOf({ command, asked, told }: Program): string | undefined {
  const { stdout } = spawnSync(command, asked, { encoding: 'utf8' })
  return told.exec(stdout ?? '')?.[1]
}
