// Who can fix what the person who looks cannot: by name, where the farm has such people.

import { Link } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import type { Point } from './use-collection.ts'
import { useFarmPeople } from './use-farm-people.ts'

interface Props {
  readonly farmId: number
  readonly point: Pick<Point, 'code' | 'resource' | 'id'>
}

/** What someone is not told more of, for it is about records that they do not see. */
export function isUnseen({ code }: Pick<Point, 'code'>): boolean {
  return code.startsWith('E-UNSEEN')
}

export function WhoCan({ farmId, point }: Props) {
  const { isAdmin } = useSignedIn()
  const { managers, seesMoney } = useFarmPeople(farmId)
  const { code, resource, id } = point
  if (isUnseen(point)) {
    const names = code === 'E-UNSEEN-1' ? seesMoney : managers
    return names.length > 0 ? `That is ${names.join(', ')}.` : null
  }
  if (isAdmin && resource && id !== null) {
    const params = { resource, id: String(id) }
    return (
      <Link to="/catalogue/$resource/$id" params={params} className="point-link">
        Open the record
      </Link>
    )
  }
  return 'Your consultant can fix this.'
}
