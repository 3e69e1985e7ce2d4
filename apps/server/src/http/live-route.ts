// What others write is told while a request stays open: a line of JSON for each, as long as somebody
// reads them and may.

import type { FastifyInstance } from 'fastify'
import type { Ear, Hearing } from '../db/hear-notices.ts'
import type { Mount } from '../verbs/mount.ts'
import { tellingChanges } from '../work/live/tell-changes.ts'
import type { Pace } from '../work/live/tell-changes.ts'
import { viewerIn } from './author-of.ts'
import { knowViewer } from './know-viewer.ts'
import type { ViewerOf } from './know-viewer.ts'
import { lineStream } from './line-stream.ts'
import type { WriteLine } from './request-log.ts'

export interface LiveParts {
  readonly mount: Mount
  readonly viewerOf: ViewerOf
  readonly log: WriteLine
  /** Where it is heard that something was written; without it streams only say that they are alive. */
  readonly hearChanges?: (ear: Ear) => Hearing
  readonly livePace?: Pace
}

export function liveRoute(app: FastifyInstance, parts: LiveParts): void {
  const { mount, viewerOf, log, hearChanges, livePace } = parts
  const telling = tellingChanges({ db: mount.db, catalogue: mount.catalogue, log, pace: livePace })
  hearWhileListening(app, telling, hearChanges)
  app.route({
    method: 'GET',
    url: '/api/v2/live',
    exposeHeadRoute: false,
    onRequest: knowViewer(viewerOf),
    handler(request, reply) {
      const { stream, tell, end } = lineStream()
      const viewer = viewerIn(request)
      const closed = telling.open({ viewer, look: () => viewerOf(request), tell, end })
      stream.once('close', closed)
      return reply.headers(ofStream).send(stream)
    },
  })
}

function hearWhileListening(
  app: FastifyInstance,
  telling: Ear & { close(): void },
  hearChanges: LiveParts['hearChanges'],
): void {
  let hearing: Hearing | undefined
  app.addHook('onListen', async () => {
    hearing = hearChanges?.(telling)
  })
  app.addHook('preClose', async () => {
    telling.close()
    await hearing?.stop()
  })
}

const ofStream = {
  'content-type': 'application/x-ndjson',
  'cache-control': 'no-store',
  // What stands in between passes every line on at once.
  'x-accel-buffering': 'no',
  // It lasted long enough; nothing else is asked on the same connection.
  connection: 'close',
}
