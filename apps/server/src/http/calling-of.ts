// A request as the verbs know it: who asks, what they reach, and the name on its lines in the history.

import { rowCheck } from '@furrow/wire/check-row'
import type { FastifyRequest } from 'fastify'
import { reachOf } from '../access/reach-of.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Calling, WritingCall } from '../verbs/calling.ts'
import { once } from '../verbs/kept-answers.ts'
import type { Keyed } from '../verbs/kept-answers.ts'
import type { Mount } from '../verbs/mount.ts'
import { whole } from '../verbs/reply.ts'
import { authorOf, viewerIn } from './author-of.ts'
import { keyOf } from './request-headers.ts'

export type CallingOf = (request: FastifyRequest) => Calling

export function callingOf(mount: Mount): CallingOf {
  const check = rowCheck()
  return request => {
    const viewer = viewerIn(request)
    const reach = reachOf(viewer, mount.catalogue)
    return { mount, check, viewer, reach, author: authorOf(viewer, request), tx: mount.db }
  }
}

interface Writing {
  work(calling: WritingCall): Promise<unknown>
  /** The rows that an answer shows. */
  readonly tells: Keyed['tells']
}

/** In one transaction; under a key, once. The answer is the text of `{data}`. */
export async function answerOnce(
  calling: Calling,
  request: FastifyRequest,
  { work, tells }: Writing,
): Promise<string> {
  const answer = async (writes: WritingCall) => whole(JSON.stringify({ data: await work(writes) }))
  const key = keyOf(request)
  const reply = key
    ? await once(calling, { ...key, tells }, answer)
    : await inTransaction(calling.mount.db, tx => answer({ ...calling, tx }))
  return reply.text
}
