// Runs jobs while the server does: each in the name of whoever asked for it, with the rights that they
// have by now.

import { Refusal } from '@furrow/wire/refusal'
import { rowCheck } from '@furrow/wire/check-row'
import type { Database } from './db/database.ts'
import { viewerOfPerson } from './access/tokens/find-viewer.ts'
import { mayPublish, notAPublisher } from './access/reach/may-publish.ts'
import { reachOf } from './access/reach/reach-of.ts'
import type { Viewer } from './access/reach/viewer.ts'
import { releaseReports } from './farm-reports/releases/release-reports.ts'
import { publishEdition } from './publishing/publish-edition.ts'
import type { WorkWatch } from './metrics/work-watch.ts'
import { longBatch } from './verbs/batch/long-batch.ts'
import type { Engine } from './verbs/call/engine.ts'
import type { WritingContext } from './verbs/call/request-context.ts'
import { onlyStaffInvite, sendWorkshopInvitations } from './workshops/send-workshop-invitations.ts'
import type {
  CarryOut,
  EditionOrder,
  InvitationOrder,
  Job,
  RunningJob,
} from './background/jobs/job.ts'
import { jobRound } from './background/jobs/job-round.ts'
import type { JobRound } from './background/jobs/job-round.ts'

interface Start {
  readonly engine: Engine
  /** Without a pooler between. */
  readonly db: Database
  readonly log: (line: string) => void
  readonly work: WorkWatch
}

export function startJobs({ engine, db, log, work }: Start): JobRound {
  const { catalogue } = engine
  const carry = carryingOut(engine)
  const carryOut: CarryOut = (job, doing) => work.job(job.order.kind, () => carry(job, doing))
  const onEnded = work.jobEnded
  return work.round('jobs', () => jobRound({ db, catalogue, carryOut, onEnded, log }))
}

export function carryingOut(engine: Engine): CarryOut {
  const check = rowCheck()
  return async (job, { tx, progress }) => {
    const viewer = await viewerBehind(engine, job)
    const { edition, release, invitation } = job.order
    if (edition) return { ...(await publishing(edition, { engine, viewer, tx, progress })) }
    const reach = reachOf(viewer, engine.catalogue)
    const context = { engine, check, viewer, reach, author: job.order.author, tx }
    if (release) return releaseReports(release, context, progress)
    if (invitation) return inviting(invitation, context, progress)
    return { ...(await longBatch(context, { steps: job.order.steps, progress })) }
  }
}

function inviting(
  order: InvitationOrder,
  context: WritingContext,
  progress: RunningJob['progress'],
) {
  if (!context.viewer.isStaff) throw new Refusal('forbidden', onlyStaffInvite)
  return sendWorkshopInvitations(order, context, progress)
}

interface Publishing extends RunningJob {
  readonly engine: Engine
  readonly viewer: Viewer
}

function publishing(edition: EditionOrder, { engine, viewer, tx, progress }: Publishing) {
  if (!mayPublish(viewer)) throw new Refusal('forbidden', notAPublisher)
  const today = engine.today()
  return publishEdition(edition, { tx, publisher: viewer.actor, today, progress })
}

/** An administrator who acted for someone must still be one; that the acting is over is no matter. */
async function viewerBehind({ db }: Engine, { user, order }: Job): Promise<Viewer> {
  const { person, impersonation } = order.author
  const viewer = await viewerOfPerson(db, user)
  const actor = person === user ? viewer : person !== null && (await viewerOfPerson(db, person))
  const mayAct = person === user || (actor && actor.isAdmin && viewer?.isAdmin === false)
  if (person === null || !viewer || !actor || !mayAct) {
    throw new Refusal('forbidden', 'The person who asked for this no longer has access.')
  }
  return { ...viewer, actor: person, impersonation }
}
