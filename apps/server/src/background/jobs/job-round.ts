// Goes round by itself and runs the jobs that wait, one after the other, until it is stopped.

import { makeWakeSignal } from '../wake-signal.ts'
import { forgetEnded } from './job-states.ts'
import { runNextJob } from './run-job.ts'
import type { JobParts, RanJob } from './run-job.ts'

export interface JobRound {
  /** A job was asked for: it need not wait for the next round. */
  nudge(): void
  /** A job that runs is broken off and waits for the next start. */
  stop(): Promise<void>
}

interface Rounds extends Omit<JobParts, 'isStopping'> {
  readonly log: (line: string) => void
  /** In milliseconds. */
  readonly every?: number
}

export function jobRound({ log, every = 2000, ...parts }: Rounds): JobRound {
  const bell = makeWakeSignal()
  const round = async () => {
    while (!bell.isStopped()) {
      const ran = await runOne({ ...parts, isStopping: bell.isStopped }).catch((error: Error) => {
        log(lineFor({ jobs: 'not run', error: error.message }))
        return undefined
      })
      if (ran) log(lineOf(ran))
      // What broke off is not begun again at once.
      if (!ran || ran.ended === 'broken off') await bell.wait(every)
    }
  }
  const ended = round()
  return {
    nudge: bell.ring,
    async stop() {
      bell.stop()
      await ended
    },
  }
}

async function runOne(parts: JobParts): Promise<RanJob | undefined> {
  const ran = await runNextJob(parts)
  if (!ran) await forgetEnded(parts.db)
  return ran
}

function lineOf({ id, ended, error }: RanJob): string {
  return lineFor({ job: id, ended, ...(error && { error: error.stack ?? error.message }) })
}

function lineFor(told: object): string {
  return JSON.stringify({ time: new Date().toISOString(), ...told })
}
