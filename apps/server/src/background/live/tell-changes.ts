// Tells open streams what was written, soon after it was: notices that come close together are gathered
// and told as one.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Database } from '../../db/database.ts'
import type { Ear } from '../../db/hear-notices.ts'
import { missedLine } from './live-stream.ts'
import { openStreams } from './open-streams.ts'
import type { OpenStreams } from './open-streams.ts'
import { mergedSpans, spanIn } from './spans.ts'
import type { Span } from './spans.ts'
import { tellingBatches } from './tell-batch.ts'

interface Telling {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly log: (line: string) => void
  readonly pace?: Pace | undefined
}

/** In milliseconds. */
export interface Pace {
  readonly gather: number
  readonly beat: number
}

const usualPace: Pace = { gather: 100, beat: 25_000 }

export interface TellingChanges extends Ear, Pick<OpenStreams, 'open' | 'close'> {}

export function tellingChanges({ db, catalogue, log, pace = usualPace }: Telling): TellingChanges {
  const streams = openStreams(catalogue, pace.beat)
  const tellBatch = tellingBatches(db)
  const gather = gathering(pace.gather, async spans => {
    await tellBatch(mergedSpans(spans), streams.all()).catch((error: Error) => {
      log(JSON.stringify({ time: new Date().toISOString(), live: 'missed', error: error.message }))
      streams.tell(missedLine)
    })
  })
  return {
    open: streams.open,
    close: streams.close,
    began: () => streams.tell(missedLine),
    heard(notice) {
      const span = spanIn(notice)
      if (span && streams.all().length > 0) gather(span)
    },
  }
}

/** Does the work with all that came within a moment; what comes while it is done waits for the next. */
function gathering(moment: number, work: (spans: readonly Span[]) => Promise<void>) {
  const gathered: Span[] = []
  let isAtWork = false
  const round = async () => {
    isAtWork = true
    while (gathered.length > 0) {
      await sleep(moment)
      await work(gathered.splice(0))
    }
    isAtWork = false
  }
  return (span: Span): void => {
    gathered.push(span)
    if (!isAtWork) void round()
  }
}
