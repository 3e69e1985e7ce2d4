// What others write is told while a request stays open: a line of JSON for each, as long as someone
// reads them and may.

import type { FastifyInstance } from 'fastify'
import type { Ear, Hearing } from '../../db/hear-notices.ts'
import type { WorkWatch } from '../../metrics/work-watch.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { tellingChanges } from '../../background/live/tell-changes.ts'
import type { Pace } from '../../background/live/tell-changes.ts'
import { viewerIn } from '../author-of.ts'
import { farmCalls } from '../calls/farm-calls.ts'
import type { MountCall } from '../calls/mount-call.ts'
import type { ViewerOf } from '../know-viewer.ts'
import { lineStream } from '../line-stream.ts'
import type { WriteLine } from '../request-log.ts'

export interface LiveParts {
  readonly engine: Engine
  readonly viewerOf: ViewerOf
  readonly log: WriteLine
  /** Where it is heard that something was written; without it streams only say that they are alive. */
  readonly hearChanges?: (ear: Ear) => Hearing
  readonly livePace?: Pace
  /** Who counts the streams that are open. */
  readonly work?: Pick<WorkWatch, 'liveStream'> | undefined
}

export function liveRoute(app: FastifyInstance, mountCall: MountCall, parts: LiveParts): void {
  const { engine, viewerOf, log, hearChanges, livePace, work } = parts
  const telling = tellingChanges({
    db: engine.db,
    catalogue: engine.catalogue,
    log,
    pace: livePace,
  })
  hearWhileListening(app, telling, hearChanges)
  mountCall(farmCalls.live, async ({ request, reply }) => {
    const { stream, tell, end } = lineStream()
    const viewer = viewerIn(request)
    const closed = telling.open({ viewer, look: () => viewerOf(request), tell, end })
    stream.once('close', closed)
    const closedToo = work?.liveStream()
    if (closedToo) stream.once('close', closedToo)
    return reply.headers(ofStream).send(stream)
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
  // What stands in between passes every line on at once.
  'x-accel-buffering': 'no',
  // It lasted long enough; nothing else is asked on the same connection.
  connection: 'close',
}
