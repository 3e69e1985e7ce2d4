// A paddock that a crop may be put on, with what speaks for it.

import { Badge, Checkbox } from '@mantine/core'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import type { Offer } from './paddock-offers.ts'

interface Props {
  readonly offer: Offer
  /** The period before, by its name. */
  readonly period: string
  readonly isChosen: boolean
  /** Others stand beside it that are not suggested. */
  readonly isAmongOthers: boolean
  readonly onChoose: () => void
}

export function OfferLine({ offer, period, isChosen, isAmongOthers, onChoose }: Props) {
  const { paddock, isSuggested } = offer
  return (
    <li>
      <Checkbox
        size="md"
        checked={isChosen}
        onChange={onChoose}
        label={
          <span className="wizard-offer">
            <strong>{paddock.name}</strong>
            {isSuggested && isAmongOthers ? (
              <Badge variant="light" tt="none">
                Suggested
              </Badge>
            ) : null}
          </span>
        }
        description={offerWords(offer, period)}
      />
    </li>
  )
}

/** `42.5 ha, all of it free. 2024-25: Barley.` */
export function offerWords({ paddock, left, standing, isDouble, before }: Offer, period: string) {
  const area = paddock.area === null ? 'No area entered' : quantityText(paddock.area, 'ha')
  const room = roomWords(paddock.area, left)
  const now = standing.length > 0 ? ` ${standing.join(', ')} stands there.` : ''
  const second = isDouble ? ' A crop is off it already: a double crop.' : ''
  const past = before.length > 0 ? ` ${period}: ${before.join(', ')}.` : ''
  return `${area}${room}.${now}${second}${past}`
}

function roomWords(area: number | null, left: number | null): string {
  if (left === null || left === area) return ''
  return left === 0 ? ', none of it free' : `, ${quantityText(left, 'ha')} of it free`
}
