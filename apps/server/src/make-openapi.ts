// Describes the API for programs on a thread of its own: it takes two seconds, in which nobody else would be
// answered.

import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { furrow } from '@furrow/catalogue/furrow'
import { openApiDocument } from './http/openapi/document.ts'

export async function makeOpenApi(version: string): Promise<string> {
  const worker = new Worker(new URL(import.meta.url), { workerData: version })
  try {
    const [text] = (await once(worker, 'message')) as [string]
    return text
  } finally {
    await worker.terminate()
  }
}

if (!isMainThread && typeof workerData === 'string') {
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(JSON.stringify(openApiDocument(furrow(), workerData)))
}
