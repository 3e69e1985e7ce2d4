// Sends one file by the tus protocol, from where the server has it.

import { storedHeaders } from '@furrow/wire/client/stored-headers'
import { positionHeader } from '@furrow/wire/reading/log-position'
import type { DetailedError, HttpRequest } from 'tus-js-client'
import { seenPosition } from '../rows/seen-position.ts'
import { storedKeys } from '../session/stored-keys.ts'
import type { KeptUpload } from './upload-store.ts'

export type Sent =
  | { readonly kind: 'arrived'; readonly fileId: number; readonly isInfected: boolean }
  /** The server says no: trying again as it is comes to nothing. */
  | { readonly kind: 'refused'; readonly message: string }
  | BrokenOff

/** No signal, or the server has trouble: later. */
interface BrokenOff {
  readonly kind: 'broken off'
  readonly message?: string | undefined
  /** In milliseconds, where the server says how many. */
  readonly after?: number
  /** The server has it no more: it starts over. */
  readonly isForgotten?: boolean
}

export interface Sending {
  readonly upload: KeptUpload
  readonly file: File
  readonly signal: AbortSignal
  /** Whether a request now would be in the name of whoever it belongs to. */
  readonly mayAsk: () => boolean
  readonly onAddress: (address: string) => void
  readonly onSent: (bytes: number) => void
}

/** A piece is lost at most when the network goes. */
const pieceSize = 4 * 1024 * 1024

export async function sendUpload(parts: Sending): Promise<Sent> {
  const { upload, file, signal, mayAsk, ...told } = parts
  const { Upload: TusUpload } = await import('tus-js-client')
  if (signal.aborted) return { kind: 'broken off' }
  return new Promise(resolve => {
    const sending = new TusUpload(file, {
      ...(upload.address === null ? { endpoint: uploadsAddress } : { uploadUrl: upload.address }),
      chunkSize: pieceSize,
      metadata: metadataOf(upload),
      // Both are kept by ourselves: the five keys of local storage are all that it holds.
      storeFingerprintForResuming: false,
      retryDelays: [500, 1500, 4000],
      onShouldRetry: error =>
        isWorthAnother(error) && toldIn(error) === undefined && navigator.onLine && mayAsk(),
      onBeforeRequest(request) {
        if (!mayAsk()) throw new Error('Someone else is at this page now.')
        signIn(request)
      },
      onUploadUrlAvailable() {
        // As long as it has where to begin anew, it does so whenever the server has trouble.
        sending.options.endpoint = null
        if (sending.url) told.onAddress(sending.url)
      },
      onChunkComplete: (_size, accepted) => told.onSent(accepted),
      onProgress: bytes => told.onSent(bytes),
      onSuccess: ({ lastResponse }) => {
        seenPosition.hear(lastResponse.getHeader(positionHeader))
        resolve(arrivedIn(name => lastResponse.getHeader(name) ?? undefined))
      },
      onError: error => resolve(fateOf(error)),
    })
    signal.addEventListener('abort', () => {
      void sending.abort().finally(() => resolve({ kind: 'broken off' }))
    })
    sending.start()
  })
}

/** Tells the server that nobody goes on with it; it forgets it by itself some days later otherwise. */
export async function endUpload(address: string): Promise<void> {
  await fetch(address, {
    method: 'DELETE',
    headers: { 'Tus-Resumable': '1.0.0', ...headersNow() },
    credentials: 'omit',
  }).catch(() => undefined)
}

const uploadsAddress = '/api/v2/uploads'

function metadataOf(upload: KeptUpload): Record<string, string> {
  const { name, farmId, periodId, category, wantedId, linkTo, heldBy } = upload
  if (heldBy) return { name, [`${heldBy.kind}_id`]: String(heldBy.id) }
  const link = { link_type: linkTo?.resource ?? null, link_id: linkTo?.id ?? null }
  const of = { name, farm_id: farmId, period_id: periodId, category }
  const said = { ...of, request_id: wantedId, ...link }
  return Object.fromEntries(
    Object.entries(said)
      .filter(([, value]) => value !== null)
      .map(([field, value]) => [field, String(value)]),
  )
}

function signIn(request: HttpRequest): void {
  for (const [name, value] of Object.entries(headersNow())) request.setHeader(name, value)
  const own = request.getUnderlyingObject() as { withCredentials?: boolean } | undefined
  if (own) own.withCredentials = false
}

function headersNow(): Readonly<Record<string, string>> {
  const { token, impersonatingId } = storedKeys().read()
  const headers = storedHeaders({ token, impersonating: impersonatingId })
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  )
}

function arrivedIn(header: (name: string) => string | undefined): Sent {
  const fileId = Number(header('X-File-Id'))
  if (!(fileId > 0)) return { kind: 'broken off' }
  return { kind: 'arrived', fileId, isInfected: header('X-File-Scan') === 'Infected' }
}

function isWorthAnother(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0
  return status < 400 || status >= 500 || [408, 409, 423, 429].includes(status)
}

/** In milliseconds, where the server is busy and says when it may be asked again. */
function toldIn({ originalResponse: response }: Partial<DetailedError>): number | undefined {
  if (response?.getStatus() !== 429 && response?.getStatus() !== 503) return undefined
  const told = response.getHeader('Retry-After') ?? ''
  return /^\d{1,9}$/.test(told) ? Number(told) * 1000 : undefined
}

function fateOf(error: Error | DetailedError): Sent {
  const { originalRequest: request, originalResponse: response } = error as Partial<DetailedError>
  const status = response?.getStatus() ?? 0
  const { message, code } = saidIn(response?.getBody() ?? '')
  // Signed out, or acting no longer: it waits until its person is back.
  const isOver = status === 401 || code === 'impersonation_over'
  if (isOver || isWorthAnother(error as DetailedError)) {
    const after = toldIn(error)
    return { kind: 'broken off', message, ...(after === undefined ? {} : { after }) }
  }
  // Asked how far it is, the server says no without a word: it says why where it is sent anew.
  if (request?.getMethod() === 'HEAD') return { kind: 'broken off', isForgotten: true }
  return { kind: 'refused', message: message ?? 'The file was refused.' }
}

interface SaidByServer {
  readonly message?: string | undefined
  readonly code?: unknown
}

function saidIn(body: string): SaidByServer {
  try {
    const { message, code } = JSON.parse(body) as { message?: unknown; code?: unknown }
    return { message: typeof message === 'string' ? message : undefined, code }
  } catch {
    return {}
  }
}
