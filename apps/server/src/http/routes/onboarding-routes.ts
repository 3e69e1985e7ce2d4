// New businesses are taken on by staff.

import { Refusal } from '@furrow/wire/refusal'
import type { Viewer } from '../../access/reach/viewer.ts'
import { onboardingProgressOf, progressOfFarm } from '../../reports/onboarding-progress.ts'
import type { Engine } from '../../verbs/call/engine.ts'
import { beginOnboarding } from '../../verbs/onboardings/begin-onboarding.ts'
import { viewerIn } from '../author-of.ts'
import type { MountCall } from '../calls/mount-call.ts'
import { onboardingCalls } from '../calls/onboarding-calls.ts'
import { answerOnce, requestContextOf } from '../request-context-of.ts'

export function onboardingRoutes(mountCall: MountCall, engine: Engine): void {
  const { db, catalogue } = engine
  const context = requestContextOf(engine)
  mountCall(onboardingCalls.progress, async ({ query: { farm_id: farm }, request }) => {
    const asking = { db, catalogue, viewer: viewerIn(request) }
    const data =
      farm === undefined ? await onboardingProgressOf(asking) : await progressOfFarm(asking, farm)
    return { data }
  })
  mountCall(onboardingCalls.begin, async ({ body, request, reply }) => {
    const by = context(request)
    refuseOthers(by.viewer)
    const text = await answerOnce(by, request, {
      work: writing => beginOnboarding(writing, body),
      tells: () => [],
    })
    return reply.type('application/json; charset=utf-8').send(Buffer.from(text))
  })
}

function refuseOthers({ isStaff, narrow }: Viewer): void {
  if (!isStaff || narrow) throw new Refusal('forbidden', 'Only staff take on new businesses.')
}
