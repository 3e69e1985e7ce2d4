// Caddy before a balancer, with the very file of `deploy/`.

import { spawn } from 'node:child_process'
import path from 'node:path'
import { freePort } from '../../src/db/embedded/free-port.ts'
import { kill9 } from '../embedded-folders.ts'

const ownFile = path.join(import.meta.dirname, '../../../../deploy/compose/Caddyfile')

/** `folder`: for what it keeps. */
export async function startCaddy(folder: string, balancer: string) {
  const site = `http://127.0.0.1:${await freePort()}`
  const env = {
    ...process.env,
    HOME: folder,
    PUBLIC_HOST: site,
    BALANCER: balancer,
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
  }
  const words = ['run', '--adapter', 'caddyfile', '--config', ownFile]
  const child = spawn('/usr/bin/caddy', words, { env, stdio: 'ignore' })
  return { site, stop: () => kill9(child) }
}
