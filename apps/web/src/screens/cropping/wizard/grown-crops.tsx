// The crops that are grown, each with how far it is, and the way into it.

import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { countText, numberText } from '../../../ui/amounts.ts'
import type { CropType } from '../crop-row.ts'
import { totalsOf } from '../figure-columns.ts'
import type { Crops } from '../use-crops.ts'
import { openCount } from '../../../period/wizard/wizard-question.ts'
import { questionsOf } from './open-questions.ts'
import { wayToCrop } from './to-crop.tsx'
import { useCurrentCrop } from './use-current-crop.ts'

interface Props {
  readonly place: CollectionPlace
  readonly crops: Crops
  readonly grown: readonly CropType[]
}

export function GrownCrops({ place, crops, grown }: Props) {
  if (grown.length === 0) return null
  return (
    <ul className="wizard-crops" aria-label="Crops this season">
      {grown.map(({ id }) => (
        <CropCard key={id} place={place} crops={crops} id={id} />
      ))}
    </ul>
  )
}

function CropCard({ place, crops, id }: Omit<Props, 'grown'> & { readonly id: number }) {
  const hand = useCurrentCrop(place, crops, id)
  if (!hand) return null
  const { rows, type, grown } = hand
  const { area } = totalsOf(rows)
  const words = [
    countText(rows.length, 'paddock'),
    ...(area === null ? [] : [`${numberText(area, 1, 1)}\u00A0ha`]),
  ]
  const open = openCount(questionsOf(hand))
  const isComplete = grown?.all_questions_answered === true
  return (
    <li>
      <Link {...wayToCrop(place, id)} className="wizard-crop card-link">
        <span className="wizard-crop-colour" style={{ background: type.color }} aria-hidden />
        <span className="wizard-crop-words">
          <strong>{type.name}</strong>
          <span>{words.join(', ')}</span>
        </span>
        <span className="wizard-crop-state" data-complete={isComplete || undefined}>
          {isComplete ? 'Complete' : open === 0 ? 'Ready to check' : `${open} to answer`}
        </span>
        <IconChevronRight size={20} aria-hidden />
      </Link>
    </li>
  )
}
