// Looks on at what is done beside requests: jobs, rounds that go by themselves, emails, uploads and live lines.

import type { WhoAsks } from './asked-by.ts'
import type { Meters } from './meters.ts'
import type { Tracer } from './tracer.ts'

export interface WorkWatch {
  /** What it asks of the database is asked for by what goes on under this name. */
  round<Result>(name: string, work: () => Result): Result
  job<Result>(kind: string, work: () => Promise<Result>): Promise<Result>
  jobEnded(kind: string, outcome: string): void
  emailTried(outcome: 'sent' | 'refused' | 'later'): void
  readonly uploads: UploadWatch
  /** Gives how to say that it is closed. */
  liveStream(): () => void
}

export interface UploadWatch {
  begun(): void
  arrived(bytes: number): void
  done(outcome: 'kept' | 'infected' | 'refused'): void
}

export function workWatch(meters: Meters, whoAsks: WhoAsks, tracer: Tracer | undefined): WorkWatch {
  return {
    round: (name, work) => whoAsks.run({ call: () => name }, work),
    async job(kind, work) {
      const name = `job ${kind}`
      const traced = tracer?.begin('job')
      const end = (hasFailed: boolean) =>
        traced?.end({ name, attributes: { 'furrow.job': kind }, hasFailed })
      try {
        const result = await whoAsks.run({ call: () => name, traced }, work)
        end(false)
        return result
      } catch (error) {
        end(true)
        throw error
      }
    },
    jobEnded: (kind, outcome) => meters.jobsEnded.inc({ kind, outcome }),
    emailTried: outcome => meters.emails.inc({ outcome }),
    uploads: {
      begun: () => meters.uploadsBegun.inc(),
      arrived: bytes => meters.uploadBytes.inc(Math.max(0, bytes)),
      done: outcome => meters.uploadsDone.inc({ outcome }),
    },
    liveStream() {
      meters.liveStreams.inc()
      return () => meters.liveStreams.dec()
    },
  }
}
