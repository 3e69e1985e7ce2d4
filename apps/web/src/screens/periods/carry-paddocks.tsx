// The paddocks of the earlier period one by one, to leave some out.

import { Button, Checkbox, Text } from '@mantine/core'
import type { RowPreview } from '@furrow/wire/roll-forward-answer'
import { useState } from 'react'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { isWanting, toggled } from './chosen-kinds.ts'

interface Props {
  readonly rows: readonly RowPreview[]
  readonly left: ReadonlySet<number>
  readonly onLeave: (left: ReadonlySet<number>) => void
}

export function CarryPaddocks({ rows, left, onLeave }: Props) {
  const [isOpen, setOpen] = useState(false)
  const wanting = rows.filter(isWanting)
  const isEvery = wanting.every(({ id }) => !left.has(id))
  const toggle = (id: number) => onLeave(toggled(left, id))
  return (
    <div className="carry-paddocks">
      <Button
        variant="subtle"
        size="sm"
        aria-expanded={isOpen}
        aria-controls="carried-paddocks"
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide the paddocks' : 'Choose paddocks'}
      </Button>
      <fieldset id="carried-paddocks" hidden={!isOpen}>
        <legend>Paddocks to carry over</legend>
        {isOpen ? (
          <>
            <Button
              variant="default"
              size="sm"
              onClick={() => onLeave(new Set(isEvery ? wanting.map(({ id }) => id) : []))}
            >
              {isEvery ? 'Leave all out' : 'Take all'}
            </Button>
            <ul>
              {rows.map(row => (
                <li key={row.id}>
                  <PaddockLine row={row} isLeft={left.has(row.id)} onToggle={toggle} />
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </fieldset>
    </div>
  )
}

interface LineProps {
  readonly row: RowPreview
  readonly isLeft: boolean
  readonly onToggle: (id: number) => void
}

function PaddockLine({ row, isLeft, onToggle }: LineProps) {
  const { id, name, area, fate } = row
  const size = area === null ? '' : `, ${quantityText(area, 'ha')}`
  if (!isWanting(row)) {
    return (
      <Text size="sm" c="dimmed" className="carried-already">
        {`${name}${size}: ${fates[fate]}`}
      </Text>
    )
  }
  return (
    <Checkbox
      label={`${name}${size}${fates[fate] ? ` (${fates[fate]})` : ''}`}
      checked={!isLeft}
      onChange={() => onToggle(id)}
    />
  )
}

const fates: Readonly<Record<RowPreview['fate'], string>> = {
  make: '',
  link: 'linked to the one of this name',
  map: 'only its boundary',
  there: 'there already',
  stays: 'cannot be carried',
}
