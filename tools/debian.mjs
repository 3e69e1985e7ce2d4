// Debian's packages, where the tests may install them: as root, on a machine that has apt-get.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Gives whether they are installed now. */
export function installPackages(names, more = {}) {
  console.log(`   Installing ${names.join(', ')} from the system’s packages.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', ...more }
  const apt = args => spawnSync('apt-get', ['-q', ...args], { env, encoding: 'utf8' })
  apt(['update'])
  const { status, stderr } = apt(['install', '-y', '--no-install-recommends', ...names])
  if (status !== 0) console.log(stderr.trimEnd().split('\n').slice(-5).join('\n'))
  return status === 0
}
