// Whether the figures of the farm agree with each other, each said in a sentence.

import { Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconMinus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { CollectionState } from './use-collection.ts'

const marks = {
  good: { icon: IconCircleCheck, word: 'OK' },
  look: { icon: IconAlertTriangle, word: 'Please check' },
  wrong: { icon: IconCircleX, word: 'Doesn’t add up' },
  none: { icon: IconMinus, word: 'No data yet' },
} as const

interface Props {
  readonly place: CollectionPlace
  readonly checks: CollectionState['checks']
}

export function CheckList({ place, checks }: Props) {
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  return (
    <section aria-labelledby="checks">
      <Title order={2} id="checks" mb="sm">
        Do the figures add up?
      </Title>
      <ul className="checks">
        {checks.map(({ name, label, state, says }) => {
          const { icon: Icon, word } = marks[state]
          return (
            <li key={name} className={`check-${state}`}>
              <Icon size={22} aria-hidden="true" />
              <div>
                <strong>{label}</strong> <span className="check-word">{word}</span>
                <p>{says}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <Link
        className="checks-more"
        to="/collection/$farmId/period/$periodId/finance/balances"
        params={params}
      >
        All balances, from opening to closing
      </Link>
    </section>
  )
}
