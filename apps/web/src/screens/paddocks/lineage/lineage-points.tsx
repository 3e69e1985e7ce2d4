// Paddocks of the period before that no paddock says it was, as the server warns of them: linked in the
// lineage, or confirmed as right.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmWarning } from '../../../period/confirm-warning.tsx'
import { keyOfPoint } from '../../../period/point-words.ts'
import { useOpenPoints } from '../../../period/use-open-points.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { Paddocks } from '../use-paddocks.ts'

interface Props {
  readonly paddocks: Paddocks
  readonly place: CollectionPlace
}

export function LineagePoints({ paddocks, place }: Props) {
  const [chosen, setChosen] = useState<string>()
  const { points } = useOpenPoints(place)
  const ids = new Set(paddocks.before.map(({ id }) => id))
  const gone = points.warnings.filter(
    ({ resource, id, confirmed }) => resource === 'paddocks' && ids.has(id ?? 0) && !confirmed,
  )
  const point = gone.find(one => keyOfPoint(one) === chosen)
  if (gone.length === 0) return null
  const close = () => setChosen(undefined)
  return (
    <>
      <ul className="lineage-points">
        {gone.map(one => (
          <li key={keyOfPoint(one)}>
            <span>{one.message}</span>
            <Button
              variant="default"
              aria-label={`Confirm: ${one.message}`}
              onClick={() => setChosen(keyOfPoint(one))}
            >
              Confirm
            </Button>
          </li>
        ))}
      </ul>
      {point ? (
        <ConfirmWarning place={place} points={[point]} onClose={close} onConfirmed={close} />
      ) : null}
    </>
  )
}
