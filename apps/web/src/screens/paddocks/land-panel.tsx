// How much land there is, by what it is used for and by property against its title: in a popover, so that
// the paddocks have the page.

import { landBy, landTotal } from '@furrow/farming/land/land-totals'
import { sumOfAreas } from '@furrow/farming/land/split-area'
import { Button, Popover } from '@mantine/core'
import { IconRulerMeasure } from '@tabler/icons-react'
import { useRows } from '../../data/hooks/use-rows.ts'
import { areaText, countText } from '../../ui/amounts.ts'
import { BesideTitle } from '../../ui/beside-title.tsx'
import { roomOnScreen } from '../../ui/room-on-screen.ts'
import { TitleDifference } from '../../period/land/title-difference.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import { PropertyTable, UseTable } from './land-tables.tsx'
import { propertyOf } from './paddock-columns.ts'
import { sinceWords } from './lineage/since-words.ts'
import type { Paddocks } from './use-paddocks.ts'

interface Props {
  readonly place: CollectionPlace
  readonly paddocks: Paddocks
}

export function LandPanel({ place, paddocks }: Props) {
  const { rows, lists, before, periodBefore } = paddocks
  const titles = useTitles(place)
  const land = rows.map(({ paddock }) => paddock)
  const all = landTotal(land)
  const uses = landBy(land, ({ asset_type_id }) => asset_type_id ?? 0)
  const properties = landBy(land, ({ property_id }) => propertyOf(property_id, lists))
  const title = sumOfAreas([...titles.values()])
  return (
    <BesideTitle>
      <Popover
        position="bottom-start"
        shadow="md"
        trapFocus
        returnFocus
        withinPortal
        middlewares={roomOnScreen}
      >
        <Popover.Target>
          <Button
            variant="subtle"
            className="sheet-tool no-print"
            data-brief=""
            leftSection={<IconRulerMeasure size={18} aria-hidden />}
          >
            Land totals
          </Button>
        </Popover.Target>
        <Popover.Dropdown className="land-panel" aria-label="Land totals">
          <p>
            <strong>
              {countText(all.paddocks, 'paddock')}, {areaText(all.hectares)}
            </strong>
            {title > 0 ? (
              <>
                {' '}
                on {areaText(title)} of titles:{' '}
                <TitleDifference hectares={all.hectares} title={title} />
              </>
            ) : null}
            {periodBefore
              ? sinceWords(all.hectares, landTotal(before).hectares, periodBefore.name)
              : ''}
            {all.unmeasured > 0 ? `; ${all.unmeasured} without an area` : ''}
          </p>
          <div className="land-tables">
            <UseTable totals={uses} types={lists.assetTypes} />
            <PropertyTable
              place={place}
              titles={titles}
              totals={properties}
              properties={lists.properties}
            />
          </div>
        </Popover.Dropdown>
      </Popover>
    </BesideTitle>
  )
}

/** Hectares by property, where they are entered. */
function useTitles({ farmId, periodId }: CollectionPlace): ReadonlyMap<number, number | null> {
  const where = { farm_id: farmId, period_id: periodId }
  const { rows } = useRows('farm_property_periods', { where })
  return new Map(rows.map(row => [row.property_id, row.title_area]))
}
