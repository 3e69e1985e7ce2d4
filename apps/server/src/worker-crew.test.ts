import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCrew } from './worker-crew.ts'
import type { Crew } from './worker-crew.ts'
import type { WorkerKind } from './worker-words.ts'

/** A process that does what it is told by the test. */
class MadeUpWorker extends EventEmitter {
  readonly kind: WorkerKind
  readonly told: unknown[] = []
  isOver = false
  readonly process: { pid: number; kill(signal: string): void }

  constructor(kind: WorkerKind, pid: number) {
    super()
    this.kind = kind
    this.process = { pid, kill: signal => this.end(null, signal) }
  }

  isDead = () => this.isOver
  isConnected = () => !this.isOver
  send = (word: unknown) => this.told.push(word)

  end(code: number | null, signal: string | null): void {
    this.isOver = true
    this.emit('exit', code, signal)
  }

  ready(): void {
    this.emit('message', { origin: 'http://127.0.0.1:4400' })
  }
}

let workers: MadeUpWorker[]
let said: string[]
let crew: Crew

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  workers = []
  said = []
  crew = openCrew({
    say: sentence => said.push(sentence),
    fork(kind) {
      const worker = new MadeUpWorker(kind, workers.length + 1)
      workers.push(worker)
      return worker as unknown as Worker
    },
  })
})
afterEach(() => vi.useRealTimers())

async function settle(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
  await setImmediate()
}

async function begin(kind: WorkerKind): Promise<MadeUpWorker> {
  const added = crew.add(kind)
  const worker = workers.at(-1)
  worker?.ready()
  expect(await added).toBe('http://127.0.0.1:4400')
  if (!worker) throw new Error('Nothing was begun.')
  return worker
}

test('one that ends before it is ready is no start', async () => {
  const added = crew.add('web')
  workers[0]?.end(1, null)
  await expect(added).rejects.toThrow('A process of Furrow could not start (code 1).')
})

test('one that is killed is replaced at once; one that goes on dying, after longer and longer pauses', async () => {
  const first = await begin('web')
  first.end(null, 'SIGKILL')
  await settle()
  expect(said.at(-1)).toBe(
    'The process that answers requests (1) ended (SIGKILL): starting another.',
  )
  expect(workers).toHaveLength(2)
  workers[1]?.ready()
  await settle()
  workers[1]?.end(1, null)
  await settle(100)
  expect(workers).toHaveLength(2)
  await settle(150)
  expect(workers).toHaveLength(3)
  workers[2]?.ready()
  await settle(20_000)
  workers[2]?.end(1, null)
  await settle()
  expect(workers).toHaveLength(4)
})

test('one that cannot start again is tried for as long as it takes', async () => {
  const first = await begin('web')
  first.end(1, null)
  for (let times = 2; times < 8; times += 1) {
    await settle(10_000)
    expect(workers).toHaveLength(times)
    workers.at(-1)?.end(1, null)
  }
  await settle(10_000)
  workers.at(-1)?.ready()
  await settle()
  expect(said.at(-1)).toMatch(/ is ready\.$/)
})

test('one with little memory left is asked to go once another is ready, and nobody replaces it then', async () => {
  const first = await begin('web')
  first.emit('message', 'crowded')
  await settle()
  expect(workers).toHaveLength(2)
  expect(first.told).toEqual([])
  workers[1]?.ready()
  await settle()
  expect(first.told).toEqual(['stop'])
  first.end(0, null)
  await settle(60_000)
  expect(workers).toHaveLength(2)
})

test('that a job was asked for is passed on to whoever does jobs', async () => {
  const web = await begin('web')
  const background = await begin('background')
  web.emit('message', 'nudge')
  expect([web.told, background.told]).toEqual([[], ['nudge']])
})

test('who does not stop when told to is killed, and who has not begun yet at once', async () => {
  const slow = await begin('web')
  const starting = crew.add('web').catch((error: Error) => error.message)
  const stopped = crew.stop()
  await settle()
  expect(await starting).toMatch(/could not start/)
  expect([slow.told, slow.isOver]).toEqual([['stop'], false])
  await settle(20_000)
  expect(slow.isOver).toBe(true)
  await stopped
  expect(workers).toHaveLength(2)
})
