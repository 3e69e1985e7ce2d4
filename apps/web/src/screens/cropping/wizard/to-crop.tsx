// The ways between the list of crops and each of them.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
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

/** The same as a plain link, with whatever properties. */
export function LinkToCrops({ place, ...props }: { readonly place: CollectionPlace }) {
  return <Link {...wayToCrop(place)} {...props} />
}

export function CropNotFound({ place }: Pick<Props, 'place'>) {
  return (
    <EmptyState
      title="Crop not found"
      text="This link is for a crop that isn’t in the list. Choose one of the crops that you grow."
      action={<ToCropsGrown place={place}>Crops this season</ToCropsGrown>}
    />
  )
}
