// What each crop brought in, what it cost by itself and what is left, grouped as the crops above are.

import { Button, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { GroupTable } from './group-table.tsx'
import { costColumns, marginColumns } from './margin-columns.tsx'
import type { ShownSummary } from './shown-summary.ts'

interface Props {
  readonly place: CollectionPlace
  readonly shown: ShownSummary
  /** What it is grouped by, in words. */
  readonly heading: string
  /** Farm and period in words. */
  readonly of: string
}

/** Nothing for who sees no money. */
export function CostSection({ place, shown, heading, of }: Props) {
  const { cost, income } = shown.totals
  if (cost === null && income === null) return null
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  return (
    <section aria-labelledby="crop-costs">
      <Title order={2} id="crop-costs">
        Income and costs
      </Title>
      <GroupTable
        place={place}
        shown={shown}
        columns={marginColumns}
        caption={`Income and costs of ${of}`}
        heading={heading}
        of="margins"
        says={wordsFor(shown)}
      />
      {cost === null ? null : (
        <GroupTable
          place={place}
          shown={shown}
          columns={costColumns.filter(({ value }) => value(shown.total) !== null)}
          caption={`Direct costs of ${of}`}
          heading={heading}
          of="costs"
        />
      )}
      <Button
        variant="default"
        className="no-print"
        renderRoot={props => (
          <Link to={to} params={params} search={{ sheet: 'crops' }} {...props} />
        )}
      >
        Costs by crop
      </Button>
    </section>
  )
}

const to = '/collection/$farmId/period/$periodId/finance/shared-costs'

function wordsFor({ crops, totals }: ShownSummary): string {
  if (totals.cost === null) return noCosts
  const isPartKnown = crops.some(line => line.cost !== null && line.gross_margin === null)
  return isPartKnown ? `${whereFrom} ${leftOut}` : whereFrom
}

const noCosts = 'Enter direct costs in the financial record to see margins here.'
const whereFrom =
  'Each direct cost of the financial record is shared over crops by what was done to them. Per ha: of our share.'
const leftOut = 'Crops without income yet have a cost and no margin.'
