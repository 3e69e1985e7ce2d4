// Goes round by itself and runs the jobs that wait, a few at once, until it is stopped.

import { makeWakeSignal } from '../wake-signal.ts'
import type { WakeSignal } from '../wake-signal.ts'
import { forgetEnded } from './job-states.ts'
import { runNextJob } from './run-job.ts'
import type { JobParts, RanJob } from './run-job.ts'

export interface JobRound {
  /** A job was asked for: it need not wait for the next round. */
  nudge(): void
  /** Jobs that run are broken off and wait for the next start. */
  stop(): Promise<void>
}

interface Rounds extends Omit<JobParts, 'isStopping'> {
  readonly log: (line: string) => void
  /** In milliseconds. */
  readonly every?: number
  /** How many jobs run at once, each on a connection of its own. */
  readonly atOnce?: number
}

export function jobRound({ atOnce = 3, ...rounds }: Rounds): JobRound {
  const bells = Array.from({ length: atOnce }, makeWakeSignal)
  const ended = bells.map(bell => goRound(bell, rounds))
  return {
    nudge: () => bells.forEach(bell => bell.ring()),
    async stop() {
      for (const bell of bells) bell.stop()
      await Promise.all(ended)
    },
  }
}

async function goRound(bell: WakeSignal, { log, every = 2000, ...parts }: Rounds): Promise<void> {
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
