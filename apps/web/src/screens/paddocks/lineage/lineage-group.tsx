// Paddocks that hang together, as buttons on both sides, with the lines of their links between.

import type { EarlierPaddock, LaterPaddock, Lineage } from '@furrow/farming/land/paddock-lineage'
import { VisuallyHidden } from '@mantine/core'
import { areaText } from '../../../ui/amounts.ts'
import type { ChosenGround, Side } from './chosen-ground.ts'
import { isAsItWas, lineageWords } from './lineage-words.ts'

interface Props {
  readonly lineage: Lineage
  readonly beforeName: string
  readonly chosen: ChosenGround
  readonly onChoose: (side: Side, id: number) => void
}

/** Pixels from one paddock to the next; the lines are drawn by it. */
const step = 56

export function LineageGroup({ lineage, beforeName, chosen, onChoose }: Props) {
  const { before, now } = lineage
  const height = Math.max(before.length, now.length) * step
  return (
    <div className="lineage-group">
      <div className="lineage-side">
        {before.map(paddock => (
          <Ground
            key={paddock.id}
            paddock={paddock}
            of={beforeName}
            isChosen={chosen.before.includes(paddock.id)}
            onChoose={() => onChoose('before', paddock.id)}
          />
        ))}
      </div>
      <svg
        className="lineage-lines"
        height={height}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {linesOf(lineage).map(({ id, prior, later, from, to }) => (
          <path
            key={id}
            d={`M0 ${middle(from)} C50 ${middle(from)} 50 ${middle(to)} 100 ${middle(to)}`}
            data-chosen={chosen.before.includes(prior) && chosen.now.includes(later)}
          />
        ))}
      </svg>
      <div className="lineage-side">
        {now.map(paddock => (
          <Ground
            key={paddock.id}
            paddock={paddock}
            of="this period"
            isChosen={chosen.now.includes(paddock.id)}
            onChoose={() => onChoose('now', paddock.id)}
          />
        ))}
      </div>
      {isAsItWas(lineage) ? null : (
        <p className="lineage-says" data-odd={lineage.isSameGround === false}>
          {lineageWords(lineage)}
        </p>
      )}
    </div>
  )
}

const middle = (place: number): number => place * step + step / 2 - 4

function linesOf({ before, now }: Lineage) {
  return now.flatMap((paddock, to) =>
    paddock.priors.flatMap(prior => {
      const from = before.findIndex(({ id }) => id === prior)
      return from < 0 ? [] : [{ id: `${prior} ${paddock.id}`, prior, later: paddock.id, from, to }]
    }),
  )
}

interface GroundProps {
  readonly paddock: EarlierPaddock | LaterPaddock
  readonly of: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Ground({ paddock, of, isChosen, onChoose }: GroundProps) {
  return (
    <button type="button" className="ground" aria-pressed={isChosen} onClick={onChoose}>
      <span className="ground-name">{paddock.name}</span>
      <VisuallyHidden>, </VisuallyHidden>
      <span className="ground-area">{areaText(paddock.area)}</span>
      <VisuallyHidden>, {of}</VisuallyHidden>
    </button>
  )
}
