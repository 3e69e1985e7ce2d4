// Runs jobs while the server does: each in the name of whoever asked for it, with the rights that they
// have by now.

import { Refusal } from '@furrow/wire/refusal'
import { rowCheck } from '@furrow/wire/check-row'
import { viewerOfPerson } from './access/find-viewer.ts'
import { reachOf } from './access/reach-of.ts'
import type { Viewer } from './access/viewer.ts'
import { longBatch } from './verbs/long-batch.ts'
import type { Mount } from './verbs/mount.ts'
import type { CarryOut, Job } from './work/jobs/job.ts'
import { jobRound } from './work/jobs/job-round.ts'
import type { JobRound } from './work/jobs/job-round.ts'

interface Start {
  readonly mount: Mount
  readonly log: (line: string) => void
}

export function startJobs({ mount, log }: Start): JobRound {
  const { db, catalogue } = mount
  return jobRound({ db, catalogue, carryOut: carryingOut(mount), log })
}

export function carryingOut(mount: Mount): CarryOut {
  const check = rowCheck()
  return async (job, { tx, progress }) => {
    const viewer = await viewerBehind(mount, job)
    const reach = reachOf(viewer, mount.catalogue)
    const calling = { mount, check, viewer, reach, author: job.order.author, tx }
    return { ...(await longBatch(calling, { steps: job.order.steps, progress })) }
  }
}

/** An administrator who acted for somebody must still be one; that the acting is over is no matter. */
async function viewerBehind({ db }: Mount, { user, order }: Job): Promise<Viewer> {
  const { person, impersonation } = order.author
  const viewer = await viewerOfPerson(db, user)
  const actor = person === user ? viewer : await viewerOfPerson(db, person)
  const mayAct = person === user || (actor?.isAdmin === true && viewer?.isAdmin === false)
  if (!viewer || !actor || !mayAct) {
    throw new Refusal('forbidden', 'Whoever asked for this may not do it any more.')
  }
  return { ...viewer, actor: person, impersonation }
}
