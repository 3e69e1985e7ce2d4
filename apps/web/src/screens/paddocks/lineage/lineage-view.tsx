// How the paddocks came out of those of the period before: theirs on the left, those of now on the
// right, lines between. Whoever chooses on both sides can link and unlink them.

import { Button, Group, Stack, Text } from '@mantine/core'
import { alikeByName } from '@furrow/farming/land/paddock-lineage'
import type { Lineage } from '@furrow/farming/land/paddock-lineage'
import { useState } from 'react'
import { countText } from '../../../ui/amounts.ts'
import type { DoWithPaddocks } from '../do-with-paddocks.ts'
import { LineageGroup } from './lineage-group.tsx'
import { LineagePoints } from './lineage-points.tsx'
import { LineageTable } from './lineage-table.tsx'
import { isAsItWas } from './lineage-words.ts'
import { LinkBar } from './link-bar.tsx'
import { lineageChange, linkedTo } from './lineage-change.ts'
import type { PaddockRow } from '../paddock-row.ts'
import { noneChosen, withChosen } from './chosen-ground.ts'
import type { KeepPaddocks } from '../use-keep-paddocks.ts'
import type { Paddocks } from '../use-paddocks.ts'

interface Props {
  readonly paddocks: Paddocks
  readonly shown: readonly PaddockRow[]
  readonly keeping: KeepPaddocks
  readonly mayWrite: boolean
  readonly onDo: DoWithPaddocks
}

export function LineageView({ paddocks, shown, keeping, mayWrite, onDo }: Props) {
  const [chosen, setChosen] = useState(noneChosen)
  const { periodBefore, lineages } = paddocks
  if (!periodBefore) {
    return (
      <Text>This is the first period of the farm: there is none before it to compare with.</Text>
    )
  }
  const inSight = lineages.filter(lineage => isShown(lineage, shown))
  // What is another comes first: the rest is only there to be linked.
  const groups = inSight.toSorted((one, other) => Number(isAsItWas(one)) - Number(isAsItWas(other)))
  return (
    <Stack gap="md">
      <LinkBar
        paddocks={paddocks}
        chosen={chosen}
        keeping={keeping}
        mayWrite={mayWrite}
        onDo={onDo}
        onChosen={setChosen}
      />
      {mayWrite ? <AlikeOffer paddocks={paddocks} keeping={keeping} /> : null}
      <LineagePoints paddocks={paddocks} place={keeping.place} />
      <div
        className="lineage"
        aria-label={`Paddocks of ${periodBefore.name} and of now`}
        role="group"
      >
        <div className="lineage-heads" aria-hidden>
          <strong>{periodBefore.name}</strong>
          <strong>This period</strong>
        </div>
        {groups.map(lineage => (
          <LineageGroup
            key={[...lineage.before, ...lineage.now].map(({ id }) => id).join(' ')}
            lineage={lineage}
            beforeName={periodBefore.name}
            chosen={chosen}
            onChoose={(side, id) => setChosen(withChosen(chosen, side, id))}
          />
        ))}
      </div>
      <LineageTable lineages={groups} beforeName={periodBefore.name} />
    </Stack>
  )
}

/** What is gone has no row that a filter could hide. */
function isShown({ now }: Lineage, shown: readonly PaddockRow[]): boolean {
  return now.length === 0 || now.some(({ id }) => shown.some(row => row.id === id))
}

interface AlikeProps {
  readonly paddocks: Paddocks
  readonly keeping: KeepPaddocks
}

/** Paddocks that have kept their names are very likely the same ground. */
function AlikeOffer({ paddocks, keeping }: AlikeProps) {
  const { rows, before } = paddocks
  const pairs = alikeByName(
    before,
    rows.map(({ paddock: { id, name, area }, priors }) => ({ id, name, area, priors })),
  )
  if (pairs.length === 0) return null
  const link = () => {
    const relinkings = pairs.flatMap(pair =>
      linkedTo(
        rows.filter(({ id }) => id === pair.now.id),
        [pair.before.id],
      ),
    )
    const change = lineageChange('Links by name', relinkings, keeping.place)
    void keeping.keep(change, `${countText(pairs.length, 'paddock')} linked.`)
  }
  return (
    <Group gap="sm">
      <Text>
        {countText(pairs.length, 'paddock')} not linked yet{' '}
        {pairs.length === 1 ? 'has a name' : 'have names'} that the period before had, too.
      </Text>
      <Button variant="default" onClick={link}>
        Link {pairs.length === 1 ? pairs[0]?.now.name : `all ${pairs.length}`}
      </Button>
    </Group>
  )
}
