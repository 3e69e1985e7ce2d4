// What deploy/ says fits together, and fits Furrow: a name that one file gives and another asks for, and settings that there
// are.

import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { poolerWords } from '../apps/server/src/pooler-words.ts'

const folder = import.meta.dirname
const compose = path.join(folder, 'compose')
const read = (...names: string[]) => readFileSync(path.join(folder, ...names), 'utf8')

interface Service {
  readonly image?: string
  readonly build?: string | { readonly context: string; readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly ulimits?: { readonly nofile: number }
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>
}

interface Composed {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}

const text = read('compose', 'compose.yaml')
const { services, volumes } = parse(text, { merge: true }) as Composed
const names = Object.keys(services)
const furrows = names.filter(name => name.startsWith('furrow-'))

/** As docs/running.md lists them. */
const settings = new Set(
  [
    ...read('..', 'docs', 'running.md').matchAll(/^\| ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+) \|/gm),
  ].flatMap(([, cell = '']) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? '')),
)

test('services, and whom they wait for, are there', () => {
  expect(names).toEqual(['caddy', 'haproxy', ...furrows, 'pgbouncer', 'postgres', 'replica'])
  expect(furrows).toHaveLength(3)
  for (const { depends_on: waited = [] } of Object.values(services)) {
    const waitedFor = Array.isArray(waited) ? waited : Object.keys(waited)
    expect(names).toEqual(expect.arrayContaining(waitedFor))
  }
})

test('what is mounted or built from is there', () => {
  const mounted = Object.values(services).flatMap(({ volumes: all = [] }) => all)
  const sources = mounted.map(
    mount => mount.replace(/\$\{\w+:\?\}/, '/backups').split(':')[0] ?? '',
  )
  const [files, kept] = [true, false].map(isFile =>
    sources.filter(one => one.startsWith('.') === isFile),
  )
  expect(files?.length).toBeGreaterThan(6)
  expect(files?.filter(file => !existsSync(path.join(compose, file)))).toEqual([])
  expect(new Set(kept)).toEqual(new Set([...Object.keys(volumes), '/backups']))
  expect(existsSync(path.join(compose, 'pgbouncer', 'Containerfile'))).toBe(true)
  for (const name of furrows) {
    const { build } = services[name] ?? {}
    const { context = '', dockerfile = '' } = typeof build === 'object' ? build : {}
    expect(existsSync(path.join(compose, context, dockerfile))).toBe(true)
  }
})

test('addresses lead to services, by the ports that these listen on', () => {
  const ports: Record<string, string | undefined> = {
    haproxy: /^frontend people\n\tbind :(\d+)$/m.exec(read('compose', 'haproxy.cfg'))?.[1],
    pgbouncer: /^listen_port = (\d+)$/m.exec(read('compose', 'pgbouncer', 'pgbouncer.ini'))?.[1],
    postgres: '5432',
  }
  const inCompose = [...text.matchAll(/(?:@|: )([a-z]+):(\d+)(?:\/furrow)?$/gm)]
  const pooled = [
    ...read('compose', 'pgbouncer', 'pgbouncer.ini').matchAll(/host=(\w+) port=(\d+)/g),
  ]
  const found = [...inCompose, ...pooled].map(([, host = '', port]) => [host, port])
  expect(found).toHaveLength(4)
  expect(found).toEqual(found.map(([host = '']) => [host, ports[host]]))
  const balanced = [...read('compose', 'haproxy.cfg').matchAll(/^\tserver (\S+) (\S+):(\d+)$/gm)]
  const [, listened] = /PORT=(\d+)/.exec(read('Containerfile')) ?? []
  expect(balanced.map(([, name, host, port]) => [name, host, port])).toEqual(
    furrows.map(name => [name, name, listened]),
  )
})

test('whoever holds many connections may open files for them', () => {
  const [, most = ''] = /^\tmaxconn (\d+)$/m.exec(read('compose', 'haproxy.cfg')) ?? []
  const limits = ['haproxy', ...furrows].map(name => services[name]?.ulimits?.nofile ?? 0)
  expect(Number(most)).toBeGreaterThan(1000)
  expect(Math.min(...limits)).toBeGreaterThan(Number(most) * 2 + 100)
})

test('every setting is one of Furrow’s, and every variable stands in the example', () => {
  expect(settings.size).toBeGreaterThan(25)
  const said = (file: string, pattern: RegExp) =>
    [...read(...file.split('/')).matchAll(pattern)].map(([, name = '']) => name)
  const given = [
    ...furrows.flatMap(name => Object.keys(services[name]?.environment ?? {})),
    ...said('systemd/furrow.env', /^([A-Z_0-9]+)=/gm),
    ...said('Containerfile', /[ =]([A-Z_]+)=/g).filter(name => name !== 'NODE_ENV'),
  ]
  expect(given.filter(name => !settings.has(name))).toEqual([])
  expect(given.length).toBeGreaterThan(40)
  const wanted = new Set([...text.matchAll(/\$\{([A-Z_0-9]+)/g)].map(([, name]) => name))
  expect(new Set(said('compose/.env.example', /^([A-Z_0-9]+)=/gm))).toEqual(wanted)
  // Each must be given, or have a value; those that must are told in the example.
  expect([...text.matchAll(/\$\{\w+\}/g)]).toEqual([])
})

test('the pooler is told what Furrow prints, and lends each transaction a connection', () => {
  const words = poolerWords({
    databaseUrl: 'postgres://furrow@postgres:5432/furrow',
    databaseSessionUrl: undefined,
    timeZone: 'Australia/Brisbane',
  })
  const line = words.split('\n').find(one => one.startsWith('furrow = '))
  const pooler = read('compose', 'pgbouncer', 'pgbouncer.ini').split('\n')
  expect(line).toBeDefined()
  expect(pooler).toContain(line)
  expect(pooler).toContain('pool_mode = transaction')
})

test('the image has the Node that Furrow is written for, and all that is copied into it', () => {
  const containerfile = read('Containerfile')
  const { dependencies } = JSON.parse(read('..', 'package.json')) as {
    readonly dependencies: { readonly node: string }
  }
  const bases = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(new Set(bases)).toEqual(
    new Set([`docker.io/library/node:${dependencies.node}-bookworm-slim`]),
  )
  const copied = [...containerfile.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, all = '']) =>
    all.split(' '),
  )
  expect(copied.filter(name => !existsSync(path.join(folder, '..', name)))).toEqual([])
  // Each room of the house has its manifest where packages are installed.
  const rooms = globSync('apps/*/package.json', { cwd: path.join(folder, '..') })
  expect(copied).toEqual(expect.arrayContaining(rooms))
})

test('units start programs that are there, and timers what they are called after', () => {
  const units = globSync('systemd/*.{service,timer}', { cwd: folder })
  expect(units.length).toBeGreaterThan(6)
  for (const unit of units) {
    const [, program] = /^ExecStart=\/opt\/furrow\/(deploy\S+)/m.exec(read(unit)) ?? []
    if (program) expect(existsSync(path.join(folder, '..', program))).toBe(true)
    if (unit.endsWith('.timer')) expect(units).toContain(unit.replace('.timer', '.service'))
  }
})
