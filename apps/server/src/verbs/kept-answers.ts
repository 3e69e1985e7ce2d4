// A request that carries a key is done once: its second arrival gets the first one's answer. The
// answer is kept by the very transaction that wrote.

import { createHash } from 'node:crypto'
import { notFound, Refusal } from '@furrow/wire/refusal'
import type { RefusalCode } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { inTransaction } from '../db/transaction.ts'
import type { Transaction } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Calling, WritingCall } from './calling.ts'
import type { WholeReply } from './reply.ts'
import { isOutOfReach, numbersAlone } from './told-rows.ts'
import type { Told } from './told-rows.ts'

export interface Keyed {
  readonly key: string
  /** Method, address and body: the same key with another of these is a mistake. */
  readonly asked: string
  /** The rows that such an answer shows. */
  tells(answer: unknown): readonly Told[]
}

interface Kept {
  readonly fingerprint: string
  readonly status: 200 | 201 | null
  readonly text: string
  readonly refusal: RefusalCode | null
  /** What somebody reached then, as a fingerprint. */
  readonly rights: string
}

type Work = (calling: WritingCall) => Promise<WholeReply>

export async function once(calling: Calling, keyed: Keyed, work: Work): Promise<WholeReply> {
  try {
    return await inTransaction(calling.mount.db, tx =>
      replayOrWork({ ...calling, tx }, keyed, work),
    )
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'not_found' || error.code === 'invalid')) {
      await keepRefusal(calling, keyed, error)
    }
    throw error
  }
}

async function replayOrWork(calling: WritingCall, keyed: Keyed, work: Work): Promise<WholeReply> {
  await takeTurn(calling, keyed)
  const kept = await keptFor(calling, keyed)
  if (kept) return replay(calling, keyed, kept)
  const reply = await work(calling)
  await keep(calling, keyed, { status: reply.status, text: reply.text, refusal: null })
  return reply
}

/** Held to the end of the transaction. */
async function takeTurn({ tx, author }: WritingCall, { key }: Keyed): Promise<void> {
  const name = `${author.person} ${key}`
  const [turn] = await rowsOf(
    tx,
    sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as mine`,
  )
  if (!turn?.mine)
    throw new Refusal('conflict', 'This request is still being worked on. Ask again shortly.')
}

async function keptFor({ tx, author }: WritingCall, { key }: Keyed): Promise<Kept | undefined> {
  const [kept] = await rowsOf(
    tx,
    sql<Kept>`
    select fingerprint, status, text, refusal, rights from upkeep.kept_answers
    where person = ${author.person} and key = ${key} and at > now() - interval '7 days'`,
  )
  return kept
}

async function replay(calling: WritingCall, keyed: Keyed, kept: Kept): Promise<WholeReply> {
  if (kept.fingerprint !== fingerprintOf(keyed)) {
    throw new Refusal('invalid', 'This key was used for another request.')
  }
  if (kept.refusal) throw refusalFrom(kept.refusal, kept.text)
  const answer = JSON.parse(kept.text) as unknown
  if (await isOutOfReach(calling, keyed.tells(answer))) {
    throw notFound('There is no such record any more.')
  }
  const isSame = kept.rights === rightsOf(calling)
  const text = isSame ? kept.text : JSON.stringify(numbersAlone(answer))
  return { kind: 'whole', status: kept.status ?? 200, text }
}

function refusalFrom(code: RefusalCode, text: string): Refusal {
  const { message, errors } = JSON.parse(text) as Pick<Refusal, 'message' | 'errors'>
  return new Refusal(code, message, { errors })
}

async function keepRefusal(calling: Calling, keyed: Keyed, refusal: Refusal): Promise<void> {
  const { code, message, errors } = refusal
  const text = JSON.stringify({ message, errors })
  await keep(calling, keyed, { status: null, text, refusal: code })
}

/** What is older than a week goes, a few at a time. */
async function keep(
  {
    tx,
    author,
    viewer,
  }: Pick<Calling, 'author' | 'viewer'> & { readonly tx: Calling['tx'] | Transaction },
  keyed: Keyed,
  { status, text, refusal }: Omit<Kept, 'fingerprint' | 'rights'>,
): Promise<void> {
  await sql`
    with old as (
      delete from upkeep.kept_answers where (person, key) in (
        select person, key from upkeep.kept_answers where at < now() - interval '7 days'
        order by at limit 20 for update skip locked)
    )
    insert into upkeep.kept_answers (person, key, fingerprint, status, text, refusal, rights)
    values (${author.person}, ${keyed.key}, ${fingerprintOf(keyed)}, ${status}, ${text}, ${refusal},
      ${rightsOf({ viewer })})
    on conflict (person, key) do update set fingerprint = excluded.fingerprint, status = excluded.status,
      text = excluded.text, refusal = excluded.refusal, rights = excluded.rights, at = now()
      where kept_answers.at < now() - interval '7 days'`.execute(tx)
}

function fingerprintOf({ asked }: Keyed): string {
  return digestOf(asked)
}

/** The same person acting for another, or with one farm less, reaches something else. */
function rightsOf({ viewer }: Pick<Calling, 'viewer'>): string {
  return digestOf(JSON.stringify({ ...viewer, impersonation: null }))
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
