// The pages of links from invitations, for people without an account. Guesses are counted by network address.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openAttemptCounter } from '../../access/attempts/attempt-counter.ts'
import { useLink } from '../../access/reach/link-use.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { answerAsked, answerByLink } from '../../workshops/answer-link.ts'
import { sentBy } from '../author-of.ts'
import { whenceIn } from '../request-headers.ts'
import { answerPage, linkRefusedPage } from '../web/answer-page.ts'
import { pageOrRefusal, sendPage } from './page-or-refusal.ts'

type Params = Readonly<Record<'token' | 'answer', string>>

const answers = { attending: 'Attending', 'not-attending': 'Not Attending' } as const

export function answerRoutes(app: FastifyInstance, engine: Engine): void {
  const door = { db: engine.db, gate: openAttemptCounter(engine.db) }
  const using = (request: FastifyRequest) => ({ ...door, origin: whenceIn(request) })
  app.get('/answer/:token', (request, reply) =>
    orSentence(reply, async () => {
      const { token } = request.params as Params
      const asked = await useLink(using(request), tx => answerAsked(tx, token, engine.today()))
      return sendPage(reply, answerPage(asked, token))
    }),
  )
  for (const [word, status] of Object.entries(answers)) {
    app.post(`/answer/:token/${word}`, (request, reply) => {
      const { token } = request.params as Params
      return orSentence(
        reply,
        async () => {
          const author = { person: null, actingAs: null, impersonation: null, ...sentBy(request) }
          await useLink(using(request), tx => answerByLink({ engine, tx, author }, token, status))
          return reply.redirect(`/answer/${encodeURIComponent(token)}`, 303)
        },
        token,
      )
    })
  }
}

function orSentence(reply: FastifyReply, work: () => Promise<FastifyReply>, token?: string) {
  return pageOrRefusal(reply, work, ({ code, message }) =>
    linkRefusedPage(message, code === 'conflict' ? token : undefined),
  )
}
