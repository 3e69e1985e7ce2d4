// The dollar gap: from what the others make of a hectare to what the own farm does, part by part. A part opens to its
// rungs, and a rung of yield to its paddocks.

import { ladderPlaces } from '@furrow/farming/pictures/ladder-places'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { BlockFrame } from './block-frame.tsx'
import { LadderEnd } from './ladder-end.tsx'
import { LadderPart } from './ladder-part.tsx'
import { LadderPicture } from './ladder-picture.tsx'
import { firstLarge, ladderKeys, ladderTable } from './ladder-words.ts'
import { useDrawnWidth } from '../../../charts/use-drawn-width.ts'
import { useWhatIf, WhatIfHere } from '../what-if/use-what-if.ts'

export function LadderBlock({ block: told }: { readonly block: BlockOf<'ladder'> }) {
  const { here, shown: block, reach } = useWhatIf(told)
  const { title, note, parts, remarks, against_name: againstName } = block
  const { ref, width } = useDrawnWidth(320)
  const places = placesOf(block, reach)
  const ends = { width, theirs: places.theirs, own: places.own }
  return (
    <BlockFrame
      title={title}
      note={note}
      keys={ladderKeys(told)}
      table={ladderTable(told)}
      picture={() => <LadderPicture block={told} />}
    >
      <div className="ladder">
        <div className="ladder-row ladder-heads" aria-hidden>
          <span />
          <div ref={ref} />
          <span>Per hectare</span>
          <span>Whole farm</span>
        </div>
        <LadderEnd
          name={firstLarge(againstName)}
          shape="circle"
          profit={block.their_profit}
          {...ends}
        />
        <WhatIfHere value={here}>
          <ul>
            {parts.map((part, place) => (
              <LadderPart key={part.key} part={part} bar={places.parts[place]} {...ends} />
            ))}
          </ul>
        </WhatIfHere>
        <LadderEnd
          name="Your farm"
          shape="diamond"
          profit={block.own_profit}
          gap={{ per_ha: block.per_ha, total: block.total }}
          {...ends}
        />
      </div>
      {remarks.map(remark => (
        <p key={remark} className="ladder-remark">
          {remark}
        </p>
      ))}
    </BlockFrame>
  )
}

/** `reach`: what the own farm would make with a figure moved as far as it goes, so that the scale stays meanwhile. */
function placesOf(
  { their_profit: theirs, own_profit: own, parts }: BlockOf<'ladder'>,
  reach: readonly number[],
) {
  return ladderPlaces({
    theirs: theirs.value,
    own: own.value,
    reach,
    parts: parts.map(({ per_ha: gap, rungs }) => ({
      gap: gap.value,
      rungs: rungs.map(({ per_ha: rung }) => rung.value),
    })),
  })
}
