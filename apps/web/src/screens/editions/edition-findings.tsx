// What a dry run found: how many farms, who is left out, figures far from all others, what moves, what is withheld.

import { Tabs } from '@mantine/core'
import type { EditionMade } from '@furrow/wire/editions/edition-made-answer'
import { countText, numberText } from '../../ui/amounts.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { FarFigures } from './far-figures.tsx'
import { FarmsLeftOut } from './farms-left-out.tsx'
import { MovedFigures } from './moved-figures.tsx'
import { useFarFigures } from './use-far-figures.ts'
import { WithheldGroups } from './withheld-groups.tsx'

interface Props {
  readonly period: { readonly id: number }
  readonly made: EditionMade
}

export function EditionFindings({ period, made }: Props) {
  const { review, left_out: leftOut, moved, more_moved: moreMoved } = made
  const far = useFarFigures(period.id, review)
  const allMoved = moved.length + moreMoved
  return (
    <SimpleCard title={`Edition ${made.edition} would hold ${countText(made.farms, 'farm')}`}>
      <Tabs defaultValue="far" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="far">Far from others ({numberText(far.undecided)})</Tabs.Tab>
          <Tabs.Tab value="left-out">Left out ({numberText(leftOut.length)})</Tabs.Tab>
          <Tabs.Tab value="moved">What moves ({numberText(allMoved)})</Tabs.Tab>
          <Tabs.Tab value="withheld">Withheld</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="far">
          <FarFigures periodId={period.id} far={far} />
        </Tabs.Panel>
        <Tabs.Panel value="left-out">
          <FarmsLeftOut farms={leftOut} />
        </Tabs.Panel>
        <Tabs.Panel value="moved">
          <MovedFigures edition={made.edition} moved={moved} more={moreMoved} />
        </Tabs.Panel>
        <Tabs.Panel value="withheld">
          <WithheldGroups review={review} />
        </Tabs.Panel>
      </Tabs>
    </SimpleCard>
  )
}
