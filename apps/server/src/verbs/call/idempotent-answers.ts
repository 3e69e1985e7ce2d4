// A request that carries a key is done once: its second arrival gets the first one's answer. The
// answer is kept by the very transaction that wrote.

import { createHash } from 'node:crypto'
import { notFound, Refusal } from '@furrow/wire/refusal'
import type { RefusalCode } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { inTransaction } from '../../db/transaction.ts'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { CallAsked } from './fingerprint.ts'
import type { RequestContext, WritingContext } from './request-context.ts'
import type { WholeReply } from './reply.ts'
import { isOutOfReach, numbersAlone } from './rows-in-answer.ts'
import type { Told } from './rows-in-answer.ts'

export interface KeyedRequest {
  readonly key: string
  /** The same key with another of these is a mistake. */
  readonly asked: CallAsked
  /** The rows that such an answer shows. */
  tells(answer: unknown): readonly Told[]
}

interface Kept {
  readonly fingerprint: string
  readonly status: 200 | 201 | null
  readonly text: string
  readonly refusal: RefusalCode | null
  /** What someone reached then, as a fingerprint. */
  readonly rights: string
}

type Work = (context: WritingContext) => Promise<WholeReply>

/** With the fingerprint of what is asked. */
interface Known extends KeyedRequest {
  readonly fingerprint: string
}

export async function answeredOnce(
  context: RequestContext,
  request: KeyedRequest,
  work: Work,
): Promise<WholeReply> {
  const keyed = { ...request, fingerprint: await fingerprintOf(request.asked) }
  try {
    return await inTransaction(context.engine.db, tx =>
      replayOrWork({ ...context, tx }, keyed, work),
    )
  } catch (error) {
    if (error instanceof Refusal && isFinal(error)) await keepRefusal(context, keyed, error)
    throw error
  }
}

/** What asked again would be refused again. A password is no part of what was asked. */
function isFinal({ code, errors = {} }: Refusal): boolean {
  return code === 'not_found' || (code === 'invalid' && !('current_password' in errors))
}

async function replayOrWork(
  context: WritingContext,
  keyed: Known,
  work: Work,
): Promise<WholeReply> {
  await takeTurn(context, keyed)
  const kept = await keptFor(context, keyed)
  if (kept) return replay(context, keyed, kept)
  const reply = await work(context)
  await keep(context, keyed, { status: reply.status, text: reply.text, refusal: null })
  return reply
}

/** Held to the end of the transaction. */
async function takeTurn({ tx, author }: WritingContext, { key }: KeyedRequest): Promise<void> {
  const name = `${author.person} ${key}`
  const [turn] = await runQuery(
    tx,
    sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mine`,
  )
  if (!turn?.mine)
    throw new Refusal('conflict', 'This request is still being processed. Try again shortly.')
}

async function keptFor(
  { tx, author }: WritingContext,
  { key }: KeyedRequest,
): Promise<Kept | undefined> {
  const [kept] = await runQuery(
    tx,
    sql<Kept>`
    select fingerprint, status, text, refusal, rights from upkeep.kept_answers
    where person = ${author.person} and key = ${key} and at > now() - interval '7 days'`,
  )
  return kept
}

async function replay(context: WritingContext, keyed: Known, kept: Kept): Promise<WholeReply> {
  if (kept.fingerprint !== keyed.fingerprint) {
    throw new Refusal('invalid', 'This key was already used for another request.')
  }
  if (kept.refusal) throw refusalFrom(kept.refusal, kept.text)
  const answer = JSON.parse(kept.text) as unknown
  if (await isOutOfReach(context, keyed.tells(answer))) {
    throw notFound('This record no longer exists.')
  }
  const isSame = kept.rights === rightsOf(context)
  const text = isSame ? kept.text : JSON.stringify(numbersAlone(answer))
  return { kind: 'whole', status: kept.status ?? 200, text }
}

function refusalFrom(code: RefusalCode, text: string): Refusal {
  const { message, errors } = JSON.parse(text) as Pick<Refusal, 'message' | 'errors'>
  return new Refusal(code, message, { errors })
}

async function keepRefusal(context: RequestContext, keyed: Known, refusal: Refusal): Promise<void> {
  const { code, message, errors } = refusal
  const text = JSON.stringify({ message, errors })
  await keep(context, keyed, { status: null, text, refusal: code })
}

/** What is older than a week goes, a few at a time. */
async function keep(
  {
    tx,
    author,
    viewer,
  }: Pick<RequestContext, 'author' | 'viewer'> & {
    readonly tx: RequestContext['tx'] | Transaction
  },
  keyed: Known,
  { status, text, refusal }: Omit<Kept, 'fingerprint' | 'rights'>,
): Promise<void> {
  await sql`
    with old as (
      delete from upkeep.kept_answers where (person, key) in (
        select person, key from upkeep.kept_answers where at < now() - interval '7 days'
        order by at limit 20 for update skip locked)
    )
    insert into upkeep.kept_answers (person, key, fingerprint, status, text, refusal, rights)
    values (${author.person}, ${keyed.key}, ${keyed.fingerprint}, ${status}, ${text}, ${refusal},
      ${rightsOf({ viewer })})
    on conflict (person, key) do update set fingerprint = excluded.fingerprint, status = excluded.status,
      text = excluded.text, refusal = excluded.refusal, rights = excluded.rights, at = now()
      where kept_answers.at < now() - interval '7 days'`.execute(tx)
}

/** The same person acting for another, or with one farm less, reaches something else. */
function rightsOf({ viewer }: Pick<RequestContext, 'viewer'>): string {
  return digestOf(JSON.stringify({ ...viewer, impersonation: null }))
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
