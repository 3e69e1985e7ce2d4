// What stands open, in words with the way to where it can be fixed: one line for one record, and for several
// their number, with each of them behind it.

import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { PointGroup } from '../../period/point-groups.ts'
import { keyOfPoint, pointWords } from '../../period/point-words.ts'
import { AgreeDialog } from './agree-dialog.tsx'
import type { CollectionState, Point } from './use-collection.ts'
import { useSectionLinks } from './use-section-links.ts'
import { isUnseen, WhoCan } from './who-can.tsx'

interface Props {
  readonly place: CollectionPlace
  readonly sections: CollectionState['sections']
  readonly group: PointGroup
}

export function PointLines({ place, sections, group: { points, words } }: Props) {
  const [first] = points
  if (points.length === 1 && first) {
    return (
      <div className="warning-words">
        <PointLine place={place} sections={sections} point={first} />
      </div>
    )
  }
  return (
    <details className="warning-words point-group" open={points.length <= fewPoints}>
      <summary>{words}</summary>
      <ul>
        {points.map(point => (
          <li key={keyOfPoint(point)}>
            <PointLine place={place} sections={sections} point={point} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** They are all seen at once: nothing is gained by folding them away. */
const fewPoints = 3

interface LineProps extends Omit<Props, 'group'> {
  readonly point: Point
}

function PointLine({ place, sections, point }: LineProps) {
  const [isReading, setReading] = useState(false)
  const links = useSectionLinks(place, sections)
  const link = isUnseen(point) ? undefined : links.ofPoint(point)
  const isComing = links.comingWords([point]) !== undefined
  const words = pointWords(point)
  if (point.resource === 'agreements' && point.id !== null) {
    return (
      <>
        {words}{' '}
        <button type="button" className="text-button" onClick={() => setReading(true)}>
          Read and agree
        </button>
        {isReading ? (
          <AgreeDialog agreementId={point.id} onClose={() => setReading(false)} />
        ) : null}
      </>
    )
  }
  if (link) {
    return (
      <Link {...link} className="point-link">
        {words}
      </Link>
    )
  }
  return (
    <>
      {words} {isComing ? null : <WhoCan farmId={place.farmId} point={point} />}
    </>
  )
}
