// Debian's packages, where the tests may install them: as root, on a machine that has apt-get.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** Gives whether it is installed now. The lists are fetched only where the ones in place fail. */
export function installPackage(name) {
  console.log(`   Installing ${name} from the system’s packages.`)
  const install = ['install', '-y', '--no-install-recommends', name]
  if (apt(install).status === 0) return true
  apt(['update'])
  const { status, output } = apt(install)
  if (status !== 0) console.log(output.trimEnd().split('\n').slice(-5).join('\n'))
  return status === 0
}

function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr, error } = spawnSync('apt-get', ['-q', ...args], {
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` }
}
