// How long processors worked for whom, as Linux counts it: the processes of Furrow, its database, and whoever asks.

import { readdir, readFile } from 'node:fs/promises'

/** In seconds. */
export type Spent = Readonly<Record<'answering' | 'background' | 'parent' | 'database', number>>

/** A hundredth of a second, everywhere. */
const tick = 100

export async function processorTime(server: number, database: number): Promise<Spent> {
  const all = await Promise.all((await processes()).map(lookAt))
  const known = all.flatMap(one => (one ? [one] : []))
  const sum = (which: (one: Seen) => boolean) =>
    known.filter(which).reduce((total, { seconds }) => total + seconds, 0)
  const isIn = (kind: string) => (one: Seen) => one.parent === server && one.kind === kind
  const itself = sum(one => one.pid === server)
  // One that is alone does all of it.
  const isAlone = !known.some(isIn('web'))
  return {
    answering: isAlone ? itself : sum(isIn('web')),
    background: sum(isIn('background')),
    parent: isAlone ? 0 : itself,
    database: sum(one => one.pid === database || one.parent === database),
  }
}

interface Seen {
  readonly pid: number
  readonly parent: number
  readonly kind: string | undefined
  readonly seconds: number
}

async function processes(): Promise<readonly number[]> {
  const names = await readdir('/proc')
  return names.filter(name => /^\d+$/.test(name)).map(Number)
}

/** Nothing of one that has just ended. With its children that have ended, such as connections that were closed. */
async function lookAt(pid: number): Promise<Seen | undefined> {
  const [stat, environment] = await Promise.all(
    ['stat', 'environ'].map(name => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')),
  )
  const rest = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
  if (rest.length < 16) return undefined
  const ticks = [11, 12, 13, 14].reduce((sum, place) => sum + Number(rest[place]), 0)
  const kind = /FURROW_TASK=\{"kind":"(\w+)"/.exec(environment ?? '')?.[1]
  return { pid, parent: Number(rest[1]), kind, seconds: ticks / tick }
}
