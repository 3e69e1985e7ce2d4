// The connection to the server that this page came from: each call carries what is stored of the
// session, and what every call may meet, a token that ran out, is told in one place.

import { connect } from '@furrow/wire/client/connect'
import type { Furrow } from '@furrow/wire/client/connect'
import { positionHeader } from '@furrow/wire/reading/log-position'
import type { StoredKeys } from '../session/stored-keys.ts'
import type { SeenPosition } from './seen-position.ts'

interface Parts {
  readonly keys: StoredKeys
  /** Names the device, so that its own changes do not count as others’. */
  readonly device: string
  readonly position: SeenPosition
  /** The server does not know the token that was sent. */
  readonly onExpired: () => void
  /** Acting for someone is over, by the clock or by themselves. */
  readonly onActingOver: () => void
  /** Told of every call, where someone wants to know. */
  readonly heard?: ((call: Heard) => void) | undefined
}

interface Heard {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly sent: string
  /** The text of the answer; asked for at once or never. */
  answered(): Promise<string>
}

export function connectHere({
  keys,
  device,
  position,
  onExpired,
  onActingOver,
  heard,
}: Parts): Furrow {
  return connect({
    device,
    stored() {
      const { token, impersonatingId, farmId, businessId, periodId } = keys.read()
      return {
        token,
        impersonating: impersonatingId,
        farm: farmId,
        business: businessId,
        period: periodId,
      }
    },
    headers: () => position.headers(),
    async fetch(address, request) {
      const response = await fetch(address, request)
      position.hear(response.headers.get(positionHeader))
      const sent = new Headers(request.headers).get('Authorization')
      const isCurrent = sent !== null && sent === `Bearer ${keys.read().token}`
      if (response.status === 401 && isCurrent) onExpired()
      if (response.status === 403 && (await isActingOver(response))) onActingOver()
      heard?.({
        method: request.method ?? 'GET',
        path: address.replace(/\?.*/, ''),
        status: response.status,
        sent: typeof request.body === 'string' ? request.body : '',
        answered: () => response.clone().text(),
      })
      return response
    },
  })
}

async function isActingOver(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return (body as { code?: unknown } | undefined)?.code === 'impersonation_over'
}
