// Who saved a field last: a colleague by name, or oneself elsewhere. Asked of the history, and of what
// waits on this device.

import type { Furrow } from '@furrow/wire/client/connect'
import { useQuery } from '@tanstack/react-query'
import { useFurrow, useSignedIn } from '../context/furrow-context.ts'
import type { Values } from '../outbox/change.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { isSameValue } from '../outbox/same-value.ts'
import { heldBy } from '../rows/call-failed.ts'

export interface RowField {
  readonly resource: string
  readonly id: number
  readonly field: string
}

export type LastSaver =
  | { readonly is: 'you'; readonly where: 'window' | 'device' }
  | { readonly is: 'colleague'; readonly name: string }
  /** Nobody can tell, or not yet. */
  | { readonly is: 'unknown' }

/** Asked only while there is a field to ask about. */
export function useLastSaver(place: RowField | undefined): LastSaver {
  const { api, outbox } = useFurrow()
  const { user } = useSignedIn()
  const field = place && { ...place, id: outbox.idOf(place.id) }
  const isOnDevice = field !== undefined && isWaiting(outbox, field)
  const { data: line } = useQuery({
    queryKey: ['last saver', 0, field],
    queryFn: async ({ signal }) => (field && (await lastLine(api, field, signal))) ?? null,
    meta: { resources: field ? [field.resource] : [] },
    enabled: field !== undefined && !isOnDevice,
    staleTime: briefly,
    gcTime: briefly,
  })
  if (isOnDevice) return { is: 'you', where: 'window' }
  if (!line || !field) return { is: 'unknown' }
  if (line['user_id'] === user.id) return { is: 'you', where: whereSaved(outbox, field, line) }
  const name = line['user_name']
  return typeof name === 'string' && name !== '' ? { is: 'colleague', name } : { is: 'unknown' }
}

/** Long enough for the answer to be there when it is needed, short enough to be of the same change. */
const briefly = 5000
const linesAsked = 20

async function lastLine(api: Furrow, { resource, id, field }: RowField, signal: AbortSignal) {
  const wish = {
    filters: [
      { field: 'entity', value: resource },
      { field: 'row', value: id },
    ],
    sort: ['-at', '-id'],
    limit: linesAsked,
  }
  const lines = heldBy(await api.anyRows('changes').search(wish, { signal })).data
  return lines.find(line => isAbout(line, field))
}

/** Whatever else was done to a row than changing its fields concerns all of them. */
function isAbout({ verb, after }: Values, field: string): boolean {
  return verb !== 'update' || Object.hasOwn(after ?? {}, field)
}

function isWaiting(outbox: Outbox, { resource, id, field }: RowField): boolean {
  return outbox.now().some(
    ({ steps, state }) =>
      // What was refused is nowhere else.
      state !== 'refused' &&
      steps.some(
        step =>
          step.do === 'update' &&
          step.resource === resource &&
          step.id === id &&
          Object.hasOwn(step.values, field),
      ),
  )
}

/** From this browser it is known what was saved. */
function whereSaved(outbox: Outbox, { resource, id, field }: RowField, { after }: Values) {
  const own = outbox.saved().get(resource)?.get(id)
  const saved = ((after ?? {}) as Values)[field]
  return own && isSameValue(own.row[field], saved) ? 'window' : 'device'
}
