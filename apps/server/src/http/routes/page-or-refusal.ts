// Pages for people without an account: what is refused is a page as well; anything else is told as everywhere.

import { Refusal } from '@furrow/wire/refusal'
import type { FastifyReply } from 'fastify'
import { statusOf } from '../refuse.ts'

export async function pageOrRefusal(
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
  refused: (refusal: Refusal) => string,
): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    void reply.status(statusOf(error.code))
    if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter)
    return sendPage(reply, refused(error))
  }
}

export function sendPage(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('x-robots-tag', 'noindex').send(text)
}
