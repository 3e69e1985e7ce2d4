// One call over the network: what is sent, and what comes back, or does not, as a value.

import { failed, failureIn, whyNoAnswer } from './failure.ts'
import type { Failed } from './result.ts'
import { storedHeaders } from './stored-headers.ts'
import type { Stored } from './stored-headers.ts'

export interface Connection {
  /** Scheme and host of the server; empty in a page that came from it. */
  readonly url?: string
  /** What is stored of the session. Asked before every call; what is not there is not sent. */
  readonly stored?: () => Stored
  /** Others. Asked before every call, for they change; what is empty is left out. */
  readonly headers?: () => Readonly<Record<string, string | number | null | undefined>>
  readonly fetch?: Fetch
  /** Names the device, so that its own changes do not count as others’. */
  readonly device?: string
  /** `token` unless said: no call of ours needs a cookie, and none sends one. */
  readonly signsInBy?: 'token' | 'cookie'
  /** Those of the page, unless said. */
  readonly cookies?: () => string
}

type Fetch = (address: string, request: RequestInit) => Promise<Response>

export interface HttpCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** From the root of the server: `/api/paddocks/5`. */
  readonly path: string
  readonly query?: URLSearchParams
  /** Sent as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly signal?: AbortSignal | undefined
}

export interface Answer<Body = unknown> {
  readonly ok: true
  readonly status: number
  readonly body: Body
}

export interface Exchange {
  json(call: HttpCall): Promise<Answer | Failed>
  blob(call: HttpCall): Promise<Answer<Blob> | Failed>
  /** The answer has begun, and is read by whoever asked. */
  open(call: HttpCall): Promise<Answer<Response> | Failed>
}

export function exchangeOver(connection: Connection): Exchange {
  return {
    async json(call) {
      const answer = await answerTo(call, connection, response => response.text())
      return answer.ok ? readJson(answer) : answer
    },
    blob: call => answerTo(call, connection, response => response.blob()),
    open: call => answerTo(call, connection, async response => response),
  }
}

async function answerTo<Body>(
  call: HttpCall,
  connection: Connection,
  read: (response: Response) => Promise<Body>,
): Promise<Answer<Body> | Failed> {
  const { address, request } = written(call, connection)
  const send = connection.fetch ?? fetch
  try {
    const response = await send(address, request)
    const { status } = response
    if (response.ok) return { ok: true, status, body: await read(response) }
    const retryAfter = response.headers.get('Retry-After')
    return failed(failureIn(status, await response.text(), retryAfter))
  } catch (cause) {
    return failed(whyNoAnswer(cause, call.signal))
  }
}

function written(
  { method, path, query, body, signal, headers: own }: HttpCall,
  connection: Connection,
) {
  const { url = '' } = connection
  const said = {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...Object.fromEntries(standingHeaders(connection)),
    ...own,
  }
  const request: RequestInit = {
    method,
    headers: new Headers(Object.entries(said).flatMap(filledHeader)),
    credentials: 'omit',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }
  return { address: url.replace(/\/$/, '') + path + queryText(query), request }
}

/** Who asks, and from where: the same for every call. */
export function standingHeaders({ stored, headers, device }: Connection): [string, string][] {
  const said = {
    ...(stored ? storedHeaders(stored()) : {}),
    ...headers?.(),
    'X-Device-Id': device,
  }
  return Object.entries(said).flatMap(filledHeader)
}

function filledHeader([name, value]: [string, string | number | null | undefined]): [
  string,
  string,
][] {
  return value === undefined || value === null || value === '' ? [] : [[name, String(value)]]
}

/** Commas between names stay as they are, so that an address can be read. */
function queryText(query: URLSearchParams | undefined): string {
  const text = query?.toString().replaceAll('%2C', ',') ?? ''
  return text && `?${text}`
}

function readJson({ status, body: text }: Answer<string>): Answer | Failed {
  if (text === '') return { ok: true, status, body: undefined }
  try {
    return { ok: true, status, body: JSON.parse(text) as unknown }
  } catch {
    return failed(failureIn(status, text))
  }
}
