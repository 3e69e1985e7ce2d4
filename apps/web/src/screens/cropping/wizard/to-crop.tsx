// The ways between the list of crops and each of them.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CollectionPlace } from '../../../period/use-place.ts'

interface Props {
  readonly place: CollectionPlace
  readonly children: ReactNode
}

const to: string = '/collection/$farmId/period/$periodId/cropping/wizard/{-$cropTypeId}'

/** Without a crop, to the list of them. */
export function wayToCrop({ farmId, periodId }: CollectionPlace, cropTypeId?: number) {
  const params = { farmId: String(farmId), periodId: String(periodId) }
  return { to, params: { ...params, cropTypeId: cropTypeId?.toString() } as never }
}

export function ToCropsGrown({ place, children }: Props) {
  return (
    <Button variant="default" renderRoot={props => <Link {...wayToCrop(place)} {...props} />}>
      {children}
    </Button>
  )
}
