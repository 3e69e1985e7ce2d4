// Draws a report or a bill on a thread of its own, so that the server goes on answering meanwhile.

import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { openTurns } from '../../db/turns.ts'
import type { BillOnPaper } from '../../reports/bill-told.ts'
import { billPdf } from './bill-pdf.ts'
import { reportPdf } from './report-pdf.ts'
import type { OnPaper } from './report-pdf.ts'

/** Each thread takes memory: nobody draws two at once, and all together few. */
const turns = openTurns({
  ofPerson: 1,
  inAll: 2,
  ofBusy: 1,
  waiting: 20,
  waitingInAll: 50,
  patience: 60_000,
})

type Drawn = { readonly report: OnPaper } | { readonly bill: BillOnPaper }

export async function drawBeside(person: number, drawn: Drawn): Promise<Uint8Array> {
  const end = await turns.take(person)
  const worker = new Worker(new URL(import.meta.url), { workerData: drawn })
  try {
    const ended = once(worker, 'exit').then(() => {
      throw new Error('The thread that draws a report ended before it was done.')
    })
    const [pdf] = await Promise.race([once(worker, 'message'), ended])
    return pdf as Uint8Array
  } finally {
    end()
    await worker.terminate()
  }
}

const told = workerData as Drawn | null
if (!isMainThread && told && ('report' in told || 'bill' in told)) {
  const pdf = await ('report' in told ? reportPdf(told.report) : billPdf(told.bill))
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(pdf)
}
