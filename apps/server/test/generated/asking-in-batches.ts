// Asks generated requests, several at once, and says what is wrong with their answers.

import type { Answer, Ask } from '../asking.ts'
import { expectedOf } from './answer-model.ts'
import { requestOf, wishOf } from './asked.ts'
import type { Asked, Broken, Person, Wished } from './asked.ts'
import { firstDifference } from './first-difference.ts'
import type { Seen } from './seen-rows.ts'
import { otherFarm } from './two-farms.ts'

export interface Tried {
  readonly ask: Readonly<Record<Person, Ask>>
  readonly seen: Readonly<Record<Person, Seen>>
  /** Members that answers may have beside what is kept: figures that are calculated. */
  readonly mayHave: ReadonlySet<string>
}

const slowest = 2000

/** In one go; what is wrong is told for each answer that is. */
export async function faultsIn(batch: readonly Asked[], tried: Tried): Promise<readonly string[]> {
  const found = await Promise.all(batch.map(async asked => faultIn(asked, tried)))
  return found.flatMap(fault => fault ?? [])
}

async function faultIn(asked: Asked, tried: Tried): Promise<string | undefined> {
  const { method, url, body } = requestOf(asked)
  const began = performance.now()
  const answer = await tried.ask[asked.who](method, url, body)
  const took = performance.now() - began
  const fault =
    always(answer, took) ??
    leak(asked, answer) ??
    (asked.kind === 'broken'
      ? refusedWrongly(asked, answer)
      : answeredWrongly(asked, answer, tried))
  return fault && `${asked.who}: ${method} ${short(url)}\n  ${short(textOf(body))}\n  ${fault}`
}

function always({ status, text }: Answer, took: number): string | undefined {
  if (status >= 500) return `was answered ${status}: ${short(text)}`
  return took > slowest ? `took ${Math.round(took)} ms` : undefined
}

/** A farmer's answer tells nothing of the other farm that the request did not say itself. */
function leak(asked: Asked, { text }: Answer): string | undefined {
  if (asked.who === 'admin') return undefined
  const { url, body } = requestOf(asked)
  const said = `${url} ${textOf(body)}`
  const names = new RegExp(`Nachbar|${String(otherFarm).slice(0, 4)}\\d{3}`, 'g')
  const told = (text.match(names) ?? []).find(name => !said.includes(name))
  return told && `told of the other farm: ${told} in ${short(text)}`
}

function refusedWrongly(
  { why, method, statuses, names }: Broken,
  answer: Answer,
): string | undefined {
  const { status, text, body } = answer
  if (!statuses.includes(status))
    return `${why} was answered ${status}, not ${statuses.join(' or ')}: ${short(text)}`
  if (status < 400 || method === 'HEAD') return undefined
  if (typeof body?.message !== 'string' || body.message === '' || typeof body.code !== 'string') {
    return `${why} was refused without a message or code: ${short(text)}`
  }
  return names !== undefined && !text.includes(names)
    ? `${why} was refused without naming ${names}: ${short(text)}`
    : undefined
}

function answeredWrongly(asked: Wished, answer: Answer, tried: Tried): string | undefined {
  const expected = expectedOf(wishOf(asked), tried.seen[asked.who])
  const { status, text, body } = answer
  if (status !== expected.status)
    return `should be ${expected.status}, is ${status}: ${short(text)}`
  if (expected.status === 404) return undefined
  return (
    (expected.meta && firstDifference(expected.meta, body.meta, pageExtras, 'meta')) ??
    firstDifference(expected.data, body.data, tried.mayHave) ??
    (expected.meta && linksFault(body))
  )
}

const pageExtras = new Set(['links', 'path', 'warnings'])

/** Whether there is a page before and after this one. */
function linksFault({ links, meta }: Answer['body']): string | undefined {
  const isLast = meta.current_page >= meta.last_page
  if ((links?.next === null) !== isLast) return `links.next is ${links?.next}`
  return (links.prev === null) === meta.current_page > 1 ? `links.prev is ${links.prev}` : undefined
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
}

function short(text: string): string {
  return text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length} characters)` : text
}
