// The people of a harvest, in a process of their own: each opens Furrow, keeps a live line open, thinks, types
// and looks; some are without signal for a while and send all at once when they are back; some send a photo. Two of
// an office take whole lists of all farms away, one after the other.

import { randomBytes, randomUUID } from 'node:crypto'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { askingAt, readsOf, saveOf } from './asking.ts'
import type { Answered, Request } from './asking.ts'
import type { Grower } from './growers.ts'

export interface HarvestOrders {
  readonly origin: string
  readonly growers: readonly Grower[]
  readonly office: string
  /** In seconds. */
  readonly lasts: number
  /** Between two things that one person does, on the average, in seconds. */
  readonly thinking: number
}

export interface HarvestTold {
  readonly reads: readonly number[]
  readonly writes: readonly number[]
  readonly uploads: readonly number[]
  readonly exports: readonly number[]
  readonly linesOpen: number
  readonly linesHeard: number
  readonly bursts: number
  /** Each with how often it happened. */
  readonly failures: Readonly<Record<string, number>>
}

/** So many connections of browsers, which the proxy before Furrow keeps open. */
const connections = 500
const burst = 30
const photoBytes = 600_000
const [burstOneOf, photoOneOf, saveOneOf] = [100, 150, 2]
/** In seconds: until all have come, and without signal. */
const [arriving, away] = [360, 60]

class Harvest {
  readonly #orders: HarvestOrders
  readonly #ask: ReturnType<typeof askingAt>
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  readonly #until: number
  readonly #took = { reads: [], writes: [], uploads: [], exports: [] } as {
    readonly [Kind in 'reads' | 'writes' | 'uploads' | 'exports']: number[]
  }
  readonly #failures: Record<string, number> = {}
  #linesOpen = 0
  #linesHeard = 0
  #bursts = 0
  #most = 0

  constructor(orders: HarvestOrders) {
    this.#orders = orders
    this.#ask = askingAt(orders.origin, this.#agent)
    this.#until = performance.now() + orders.lasts * 1000
  }

  async run(): Promise<HarvestTold> {
    const { growers, office } = this.#orders
    const people = growers.map((grower, place) => this.#live(grower, place))
    await Promise.all([...people, this.#export(office), this.#export(office)])
    this.#agent.destroy()
    const { reads, writes, uploads, exports } = this.#took
    return {
      reads,
      writes,
      uploads,
      exports,
      linesOpen: this.#most,
      linesHeard: this.#linesHeard,
      bursts: this.#bursts,
      failures: this.#failures,
    }
  }

  async #live(grower: Grower, place: number): Promise<void> {
    const { lasts, thinking, growers } = this.#orders
    // They come one after the other in the first tenth of the hour, however much of it is tried.
    await this.#wait((place / growers.length) * Math.min(arriving, lasts / 2))
    let line = await this.#open(grower)
    for (let at = place; !this.#isOver(); at += 1) {
      await this.#wait(-Math.log(1 - Math.random()) * thinking)
      if (this.#isOver()) break
      if (at % burstOneOf === 0) {
        line.close()
        await this.#wait(away)
        line = await this.#open(grower)
        this.#bursts += 1
        for (let save = 0; save < burst; save += 1)
          await this.#do('writes', grower, saveOf(grower, save))
      } else if (at % photoOneOf === 1) await this.#sendPhoto(grower)
      else if (at % saveOneOf === 0) await this.#do('writes', grower, saveOf(grower, at))
      else await this.#look(grower, at)
    }
    line.close()
  }

  /** The app starts: all of it is asked at once, and the line is opened. */
  async #open(grower: Grower) {
    await Promise.all(readsOf(grower).map(request => this.#do('reads', grower, request)))
    return this.#openLine(grower)
  }

  async #look(grower: Grower, at: number): Promise<void> {
    const reads = readsOf(grower)
    const request = reads[at % reads.length]
    if (request) await this.#do('reads', grower, request)
  }

  #openLine({ token }: Grower) {
    const { hostname, port } = new URL(this.#orders.origin)
    const headers = { authorization: `Bearer ${token}` }
    const request = http.get({ hostname, port, path: '/api/v2/live', headers, agent: false })
    let isWanted = true
    request.on('response', response => {
      if (response.statusCode !== 200) this.#fail(`line: ${response.statusCode}`)
      this.#linesOpen += 1
      this.#most = Math.max(this.#most, this.#linesOpen)
      response.on('data', (bytes: Buffer) => {
        if (bytes.includes('"entity"')) this.#linesHeard += 1
      })
      response.on('close', () => {
        this.#linesOpen -= 1
        if (isWanted && !this.#isOver()) this.#fail('line: broken off')
      })
      response.on('error', () => undefined)
    })
    request.on('error', error => {
      if (isWanted && !this.#isOver()) this.#fail(`line: ${error.message}`)
    })
    return {
      close() {
        isWanted = false
        request.destroy()
      },
    }
  }

  async #do(kind: 'reads' | 'writes', { token }: Grower, request: Request): Promise<void> {
    const answered = await this.#answered(token, request)
    if (answered) this.#took[kind].push(answered.took)
  }

  async #answered(token: string, request: Request): Promise<Answered | undefined> {
    try {
      const answered = await this.#ask(token, request)
      if (answered.status < 300) return answered
      const call = request.path.split('?', 1)[0]?.replaceAll(/\d{2,}/g, 'N')
      this.#fail(`${request.method} ${call}: ${answered.status}`)
    } catch (error) {
      this.#fail(`${request.method}: ${(error as Error).message}`)
    }
    return undefined
  }

  /** In two pieces, with a pause between. */
  async #sendPhoto({ token, farm }: Grower): Promise<void> {
    const began = performance.now()
    const photo = Buffer.concat([jpegHead, randomBytes(photoBytes)])
    const said = Object.entries({ name: `${randomUUID()}.jpg`, farm_id: farm, category: 'Photo' })
      .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
      .join(',')
    const tus = { 'tus-resumable': '1.0.0' }
    const begin = { ...tus, 'upload-length': String(photo.length), 'upload-metadata': said }
    const path = '/api/v2/uploads'
    const begun = await this.#answered(token, { method: 'POST', path, headers: begin })
    const address = begun?.headers.location
    if (!address) return
    const half = photo.length >> 1
    for (const [from, to] of [
      [0, half],
      [half, photo.length],
    ] as const) {
      const headers = {
        ...tus,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(from),
      }
      const body = photo.subarray(from, to)
      const place = new URL(address, this.#orders.origin).pathname
      if (!(await this.#answered(token, { method: 'PATCH', path: place, headers, body }))) return
    }
    this.#took.uploads.push(performance.now() - began)
  }

  /** Of an office: whole lists of all farms, one after the other. */
  async #export(token: string): Promise<void> {
    for (let at = 0; !this.#isOver(); at += 1) {
      const path = at % 2 === 0 ? '/api/farm_contacts?limit=0' : '/api/crop_collections?limit=0'
      const answered = await this.#answered(token, { method: 'GET', path })
      if (answered) this.#took.exports.push(answered.took)
      await this.#wait(20)
    }
  }

  #fail(what: string): void {
    this.#failures[what] = (this.#failures[what] ?? 0) + 1
  }

  #isOver(): boolean {
    return performance.now() > this.#until
  }

  /** In seconds, but never beyond the end of the day. */
  async #wait(seconds: number): Promise<void> {
    await sleep(Math.max(0, Math.min(seconds * 1000, this.#until - performance.now())))
  }
}

const jpegHead = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')

process.on('message', (orders: HarvestOrders) => {
  void new Harvest(orders).run().then(told => process.send?.(told, () => process.exit()))
})
