// Whoever asks what is calculated of a farm, once what follows from its rows is as new as they are.

import type { AskingOn } from '../../reports/completeness-report.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { refreshSeen } from '../../verbs/rows/refresh-stale.ts'
import { viewerIn } from '../author-of.ts'

type Request = Parameters<typeof viewerIn>[0]

export function askingOn(engine: Engine) {
  const { catalogue, db, today } = engine
  return async (request: Request, farm: number): Promise<AskingOn> => {
    const viewer = viewerIn(request)
    await refreshSeen(engine, viewer, farm)
    return { db, catalogue, viewer, todayIn: today }
  }
}
