// Starts what goes round by itself while the server runs: letters, uploads that nobody finished, and what
// follows from rows that changed.

import { startUploadRound } from './files/upload-round.ts'
import type { FileStorage } from './files/file-storage.ts'
import { refreshFarmRows } from './verbs/rows/refresh-stale.ts'
import type { Engine } from './verbs/call/engine.ts'
import type { Mailing } from './background/smtp.ts'
import { staleRound } from './background/stale-round.ts'
import { startMail } from './background/start-mail.ts'

interface Start {
  readonly parts: { readonly engine: Engine; readonly files: FileStorage }
  readonly mail: Mailing | undefined
  readonly log: (line: string) => void
}

export function startRounds({ parts, mail, log }: Start) {
  const { engine, files } = parts
  const { db } = engine
  const rounds = [
    startMail({ db, mail, log }),
    startUploadRound({ storage: files, engine }),
    staleRound({ db, refresh: farm => refreshFarmRows(engine, farm), log }),
  ]
  return {
    async stop() {
      await Promise.all(rounds.map(round => round.stop()))
    },
  }
}
