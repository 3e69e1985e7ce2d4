// Pages that follow the big screen of a workshop, for people without an account: by the code that stands on it, and by
// the link of an invitation. They are asked again every two seconds: what has not changed is told before any work.

import { rowNumberIn } from '@furrow/wire/row-number'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AttemptCounter } from '../../access/attempts/attempt-counter.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import type { JoinByCode } from '../../workshops/join-by-code.ts'
import { followingByLink, screenOfInvitee, screenOfPass } from '../../workshops/screen-by-link.ts'
import { sessionByPass } from '../../workshops/shown-session.ts'
import { bodyLimits, bytesOf } from '../body-limits.ts'
import { whenceIn } from '../request-headers.ts'
import { followPage, followRefusedPage, joinPage } from '../web/follow-page.ts'
import { pageOrRefusal, sendPage } from './page-or-refusal.ts'

interface Following {
  readonly engine: Engine
  readonly gate: AttemptCounter
  readonly join: JoinByCode
}

export function followRoutes(app: FastifyInstance, { engine, gate, join }: Following): void {
  app.get('/join', (_request, reply) => sendPage(reply, joinPage()))
  const limits = {
    config: { holds: bodyLimits.form, takesForm: true },
    bodyLimit: bytesOf(bodyLimits.form),
  } as const
  app.post('/join', limits, async (request, reply) => {
    const { code: sent } = (request.body ?? {}) as { readonly code?: unknown }
    const code = typeof sent === 'string' ? sent.slice(0, 30) : ''
    return pageOrRefusal(
      reply,
      async () => reply.redirect(`/join/${await join(code, whenceIn(request))}`, 303),
      ({ message: sentence }) => joinPage({ sentence, code }),
    )
  })

  app.get('/join/:pass', (request, reply) =>
    orFollowPage(reply, async () => {
      const session = await sessionByPass(engine.db, paramOf(request, 'pass'))
      const { id, slide, is_over: isOver, pass } = session
      return unlessSame({ request, reply }, isOver ? 'over' : `${id}-${slide}`, async tag => {
        const screen = await screenOfPass(engine, session)
        return followPage({ screen, tag, ways: isOver ? [toJoin] : [signIn(pass), toJoin] })
      })
    }),
  )

  app.get('/answer/:token/screen', (request, reply) =>
    orFollowPage(reply, async () => {
      const token = paramOf(request, 'token')
      const link = { engine, gate, origin: whenceIn(request) }
      const { invitee, sessions } = await followingByLink(link, token)
      const wanted = rowNumberIn((request.query as { readonly session?: unknown }).session)
      const session = sessions.find(({ id }) => id === wanted) ?? sessions[0]
      const others = sessions.filter(one => one !== session)
      const here = `/answer/${encodeURIComponent(token)}`
      const back = { name: 'Back to your invitation', href: here }
      const ids = [session?.slide, session?.id, ...others.map(({ id }) => id)]
      const tag = session ? `link-${ids.join('-')}` : 'none'
      return unlessSame({ request, reply }, tag, async () => {
        const screen = session ? await screenOfInvitee(engine, session, invitee) : null
        const also = others.map(({ id, group_name: name }) => ({
          name: `Also on now: ${name}`,
          href: `${here}/screen?session=${id}`,
        }))
        const own = session && !invitee.is_contact ? [signIn(session.pass)] : []
        return followPage({ screen, tag, ways: [...own, ...also, back] })
      })
    }),
  )
}

const toJoin = { name: 'Enter another code', href: '/join' }

const signIn = (pass: string) => ({
  name: 'See your own farm here: sign in',
  href: `/collect/1.0.0/follow/${encodeURIComponent(pass)}`,
  note: 'The link of your invitation shows this, too.',
})

function paramOf({ params }: FastifyRequest, name: string): string {
  return (params as Readonly<Record<string, string>>)[name] ?? ''
}

interface Exchanged {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function unlessSame(
  { request, reply }: Exchanged,
  tag: string,
  made: (tag: string) => Promise<string>,
): Promise<FastifyReply> {
  void reply.header('etag', `"${tag}"`)
  if (request.headers['if-none-match'] === `"${tag}"`) return reply.status(304).send()
  return sendPage(reply, await made(tag))
}

function orFollowPage(reply: FastifyReply, work: () => Promise<FastifyReply>) {
  return pageOrRefusal(reply, work, ({ message }) => followRefusedPage(message))
}
